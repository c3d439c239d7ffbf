/** As our server writes them; `tag` is the same where a message comes twice. */
type Notice = { line: string; path: string; tag: string };

/** Shows what our server tells. */
export function showNotice({ registration }: ServiceWorkerGlobalScope, event: PushEvent): void {
  if (!event.data) return;
  const { line, path, tag }: Notice = event.data.json();
  const icon = '/icons/icon-small.png';
  event.waitUntil(registration.showNotification(line, { tag, icon, data: path }));
}

/** Leads to what a notification is about: to a window that shows it, else to a new one, so that nothing typed elsewhere is lost. */
export function openNotice({ clients, location }: ServiceWorkerGlobalScope, event: NotificationEvent): void {
  event.notification.close();
  const { href } = new URL(event.notification.data, location.origin);
  const open = async () => {
    const windows = await clients.matchAll({ type: 'window', includeUncontrolled: true });
    const shown = windows.find(({ url }) => url === href);
    return shown ? shown.focus() : clients.openWindow(href);
  };
  event.waitUntil(open());
}
