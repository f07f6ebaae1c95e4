/** Whether the browser can show a number on the icon of an installed app. */
export function isAppBadgeSupported(): boolean {
  return 'setAppBadge' in navigator
}

/** Shows a number on the icon of the installed app; 0 removes it. Does nothing where the browser refuses. */
export async function showAppBadge(count: number): Promise<void> {
  if (!isAppBadgeSupported()) return
  try {
    await (count > 0 ? navigator.setAppBadge(count) : navigator.clearAppBadge())
  } catch {
    // The app is not installed, or the system does not allow it a badge.
  }
}
