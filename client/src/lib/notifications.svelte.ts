// Notifications of the device for people whose page is hidden when it is their turn.

import { settings } from './settings.svelte';

const TAG = 'roost-turn';
const ICON = '/icons/192.png';

/** Return whether this browser lets the page show notifications: over plain HTTP none does. */
export function notificationsPossible(): boolean {
  return isSecureContext && 'Notification' in window;
}

/** Return whether the browser forbids them for this page; only its own settings can change that. */
export function notificationsForbidden(): boolean {
  return notificationsPossible() && Notification.permission === 'denied';
}

/** Return whether the person has not been asked yet. */
export function notificationsUndecided(): boolean {
  return settings.notices === 'ask' && notificationsPossible() && Notification.permission !== 'denied';
}

/** Turn them on or off. Call it after a click: browsers ask for permission at no other time. */
export async function chooseNotifications(wanted: boolean): Promise<void> {
  settings.notices = wanted && (await Notification.requestPermission()) === 'granted' ? 'on' : 'off';
}

export class TurnNotification {
  /** Whether a notification would have been useful, and the person has not been asked yet. */
  missed: boolean = $state(false);
  #shown: Notification | null = null;

  /** Show it. The text may appear on a locked screen, so it must hold nothing that only a player may know. */
  show(title: string, text: string): void {
    if (notificationsUndecided()) this.missed = true;
    if (settings.notices !== 'on' || !notificationsPossible() || Notification.permission !== 'granted') return;
    this.close();
    const options = { body: text, tag: TAG, icon: ICON, data: location.pathname };
    try {
      this.#shown = new Notification(title, options);
      this.#shown.onclick = () => {
        window.focus();
        this.close();
      };
    } catch {
      // On phones only a service worker may show notifications.
      void navigator.serviceWorker?.getRegistration().then((worker) => worker?.showNotification(title, options));
    }
  }

  close(): void {
    this.#shown?.close();
    this.#shown = null;
    if (settings.notices !== 'on') return;
    void navigator.serviceWorker?.getRegistration().then(async (worker) => {
      for (const shown of (await worker?.getNotifications({ tag: TAG })) ?? []) shown.close();
    });
  }
}
