/** Whether the visitor asked their browser to save data; where a browser cannot say, nobody did. */
export function asksToSaveData(navigator: object): boolean {
  if (!('connection' in navigator)) return false
  const { connection } = navigator
  if (typeof connection !== 'object' || connection === null) return false
  return 'saveData' in connection && connection.saveData === true
}
