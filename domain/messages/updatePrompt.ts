export const updatePromptMessages = {
  updateReady:
    'A new version of the shop is ready. Your order list and what you typed into forms will be kept.',
  reloading: 'Reloading…',
  reload: 'Reload',
  later: 'Later',
}
