/** Whether the visitor turned on the browser's data saver; false in browsers without the Network Information API. */
export function isDataSaverOn(browser: object = navigator): boolean {
  if (!('connection' in browser)) return false
  const { connection } = browser
  if (typeof connection !== 'object' || connection === null) return false
  return 'saveData' in connection && connection.saveData === true
}
