// Message catalogues in Fluent: those of the server and the terminal, and messages that only the browser shows.

import { FluentBundle, FluentResource, type FluentVariable } from '@fluent/bundle';
import type { Message } from '../wire';

type Loader = () => Promise<string>;
export type Data = Record<string, FluentVariable>;
export type Say = (key: string, data?: Data) => string;

const common = import.meta.glob<string>('../../../src/roost/words/*.ftl', { query: '?raw', import: 'default' });
const games = import.meta.glob<string>('../../../src/roost/games/*/words/*.ftl', { query: '?raw', import: 'default' });
const own = import.meta.glob<string>('../../words/*.ftl', { query: '?raw', import: 'default' });

function loader(files: Record<string, unknown>, ending: string): Loader | undefined {
  const path = Object.keys(files).find((name) => name.endsWith(ending));
  return path === undefined ? undefined : (files[path] as Loader);
}

/** Whether the messages of a game are part of the program. */
export function hasMessages(game: string): boolean {
  return loader(games, `/${game}/words/en.ftl`) !== undefined;
}

/** Load the messages of the frame and, unless null, of a game; `more` are those of a game that is no part of the program. */
export async function loadCatalogue(language: string, game: string | null, more = ''): Promise<FluentBundle> {
  const bundle = new FluentBundle(language, { useIsolating: false });
  const wanted = [loader(common, `/words/${language}.ftl`), loader(own, `/${language}.ftl`)];
  if (game !== null) wanted.push(loader(games, `/${game}/words/${language}.ftl`));
  for (const text of await Promise.all(wanted.map((found) => found?.() ?? Promise.resolve('')))) {
    bundle.addResource(new FluentResource(text), { allowOverrides: true });
  }
  bundle.addResource(new FluentResource(more), { allowOverrides: true });
  return bundle;
}

/** Return a message with its data filled in; its key if there is no such message. */
export function formatMessage(bundle: FluentBundle, key: string, data: Data): string {
  const message = bundle.getMessage(key);
  return message?.value ? bundle.formatPattern(message.value, data, []) : key;
}

/** Return a message of the server in words, with the names of its seats and sides. */
export function sentence(message: Message, names: readonly string[], sides: readonly number[], say: Say, has: (key: string) => boolean): string {
  if (message.fallback && !has(message.key)) return message.fallback;
  const data: Data = { ...message.data };
  for (const [what, seat] of Object.entries(message.seats ?? {})) data[what] = names[seat] ?? '';
  for (const [what, side] of Object.entries(message.sides ?? {})) data[what] = names.filter((_, seat) => sides[seat] === side).join(' & ');
  for (const [what, parts] of Object.entries(message.parts ?? {})) data[what] = [parts].flat().map((part) => sentence(part, names, sides, say, has)).join(', ');
  return say(message.key, data);
}
