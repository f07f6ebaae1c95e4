import { asksToSaveData } from '../domain/saveData'

/** Whether this visitor asked to save data: then nothing is fetched ahead. */
export function savesData(): boolean {
  return asksToSaveData(navigator)
}
