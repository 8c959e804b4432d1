// Tells people whose page is hidden that it is their turn, by a notification of the device if they want that.

import { settings } from './settings.svelte';

const TAG = 'roost-turn';
const ICON = '/icons/192.png';

/** Whether this browser lets this page show notifications at all: over plain HTTP none does. */
export function noticesPossible(): boolean {
  return isSecureContext && 'Notification' in window;
}

/** Whether the browser was told to forbid them here; only its own settings can change that. */
export function noticesForbidden(): boolean {
  return noticesPossible() && Notification.permission === 'denied';
}

/** Whether nobody was asked yet. */
export function noticesUndecided(): boolean {
  return settings.notices === 'ask' && noticesPossible() && Notification.permission !== 'denied';
}

/** Turn them on or off. Browsers let a page ask only where something was just pressed. */
export async function chooseNotices(wanted: boolean): Promise<void> {
  settings.notices = wanted && (await Notification.requestPermission()) === 'granted' ? 'on' : 'off';
}

export class TurnNotice {
  /** Whether a notification would have been of use, and nobody has been asked yet. */
  missed: boolean = $state(false);
  #shown: Notification | null = null;

  /** Nothing that only a player may know belongs into it: it may show up on a locked screen. */
  tell(title: string, text: string): void {
    if (noticesUndecided()) this.missed = true;
    if (settings.notices !== 'on' || !noticesPossible() || Notification.permission !== 'granted') return;
    this.close();
    const options = { body: text, tag: TAG, icon: ICON, data: location.pathname };
    try {
      this.#shown = new Notification(title, options);
      this.#shown.onclick = () => {
        window.focus();
        this.close();
      };
    } catch {
      // Phones leave it to the worker.
      void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(title, options));
    }
  }

  /** Once somebody looks, it has done its work. */
  close(): void {
    this.#shown?.close();
    this.#shown = null;
    if (settings.notices !== 'on') return;
    void navigator.serviceWorker?.getRegistration().then(async (worker) => {
      for (const shown of (await worker?.getNotifications({ tag: TAG })) ?? []) shown.close();
    });
  }
}
