// Sounds that are synthesized from oscillators and noise.

import { settings } from './settings.svelte';

export type Sound = 'roll' | 'take' | 'steal' | 'fail' | 'card' | 'turn' | 'win' | 'lose' | 'flash';

let context: AudioContext | null = null;

/** Return the audio context if the sound may be played. A hidden page plays only the sound for the turn. */
function ready(name: Sound): AudioContext | null {
  const active = navigator.userActivation as UserActivation | undefined; // older browsers have none
  // Browsers play nothing, and log a warning, before somebody has touched the page.
  const hidden = document.visibilityState === 'hidden' && name !== 'turn';
  if (!settings.sound || hidden || active?.hasBeenActive === false) return null;
  try {
    context ??= new AudioContext();
  } catch {
    return null;
  }
  if (context.state === 'suspended') void context.resume();
  return context;
}

function tone(at: number, pitch: number, length: number, kind: OscillatorType = 'triangle', loud = 0.12, glide = pitch): void {
  const audio = context;
  if (!audio) return;
  const oscillator = audio.createOscillator();
  const gain = audio.createGain();
  const start = audio.currentTime + at;
  oscillator.type = kind;
  oscillator.frequency.setValueAtTime(pitch, start);
  oscillator.frequency.exponentialRampToValueAtTime(glide, start + length);
  gain.gain.setValueAtTime(loud, start);
  gain.gain.exponentialRampToValueAtTime(0.001, start + length);
  oscillator.connect(gain).connect(audio.destination);
  oscillator.start(start);
  oscillator.stop(start + length);
}

function knock(at: number, length: number, pitch: number, loud = 0.25): void {
  const audio = context;
  if (!audio) return;
  const buffer = audio.createBuffer(1, Math.max(1, Math.floor(audio.sampleRate * length)), audio.sampleRate);
  const samples = buffer.getChannelData(0);
  for (let index = 0; index < samples.length; index += 1) {
    samples[index] = (Math.random() * 2 - 1) * (1 - index / samples.length) ** 3;
  }
  const source = audio.createBufferSource();
  const filter = audio.createBiquadFilter();
  const gain = audio.createGain();
  source.buffer = buffer;
  filter.type = 'bandpass';
  filter.frequency.value = pitch;
  gain.gain.value = loud;
  source.connect(filter).connect(gain).connect(audio.destination);
  source.start(audio.currentTime + at);
}

const SCORES: Record<Sound, () => void> = {
  roll: () => {
    for (let hit = 0; hit < 7; hit += 1) knock(hit * 0.055 + Math.random() * 0.02, 0.06, 900 + Math.random() * 1400, 0.3);
  },
  card: () => knock(0, 0.07, 2600, 0.2),
  take: () => {
    tone(0, 523, 0.14);
    tone(0.09, 784, 0.22);
  },
  steal: () => {
    tone(0, 700, 0.2, 'sawtooth', 0.06, 300);
    tone(0.16, 900, 0.2, 'square', 0.04, 1200);
  },
  fail: () => {
    tone(0, 220, 0.25, 'sawtooth', 0.07, 140);
    tone(0.2, 165, 0.4, 'sawtooth', 0.07, 90);
  },
  turn: () => tone(0, 660, 0.16, 'sine', 0.09),
  flash: () => {
    tone(0, 400, 0.18, 'square', 0.05, 1600);
    tone(0.14, 1600, 0.25, 'triangle', 0.08);
  },
  lose: () => {
    [392, 349, 330].forEach((pitch, index) => tone(index * 0.2, pitch, 0.45, 'sine', 0.08));
  },
  win: () => {
    [523, 659, 784, 1047].forEach((pitch, index) => tone(index * 0.13, pitch, 0.4));
  },
};

export function sound(name: Sound): void {
  if (ready(name)) SCORES[name]();
}
