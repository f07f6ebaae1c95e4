import { useEffect, useSyncExternalStore } from 'react'
import { alertSettingsKey, type AlertSettings } from '../../data/desk/alertSettings'
import { useDeskServices } from '../../data/desk/DeskServices'

export function useAlertSettings(): AlertSettings {
  const { alertSettings } = useDeskServices()
  useEffect(() => {
    // Browsers send this event to the other tabs only; `key` is null when the whole storage is cleared.
    const handleStorage = ({ key }: StorageEvent) => {
      if (key === null || key === alertSettingsKey) alertSettings.refresh()
    }
    addEventListener('storage', handleStorage)
    return () => removeEventListener('storage', handleStorage)
  }, [alertSettings])
  return useSyncExternalStore(alertSettings.subscribe, alertSettings.get)
}
