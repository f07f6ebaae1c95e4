import { apiPaths } from '../../../domain/site/apiPaths'
import { toRecordOrEmpty } from '../../../domain/validation/fieldSchema'
import { isTimestamp } from '../../../domain/validation/timestamp'
import { callApi } from '../firebase/api'
import { deletePushDevice, getSignedInUser } from '../firebase/pushDeviceDocuments'

/** A browser in which the signed-in account receives push messages, for the account to see. */
export type OwnPushDevice = {
  id: string
  /** The browser that the push service belongs to. */
  service: string
  createdAt: number
}

export async function fetchOwnPushDevices(): Promise<OwnPushDevice[] | null> {
  try {
    const user = await getSignedInUser()
    if (!user) return null
    const outcome = await callApi(apiPaths.devices, { user })
    return outcome.kind === 'answered' ? parseDevices(outcome.body) : null
  } catch {
    return null
  }
}

export async function removeOwnPushDevice(id: string): Promise<boolean> {
  try {
    const user = await getSignedInUser()
    if (user) await deletePushDevice(user, id)
    return user !== null
  } catch {
    return false
  }
}

function parseDevices(body: unknown): OwnPushDevice[] {
  const { devices } = toRecordOrEmpty(body)
  return (Array.isArray(devices) ? devices : []).map(toRecordOrEmpty).flatMap(parseDevice)
}

function parseDevice({ id, service, createdAt }: Readonly<Record<string, unknown>>): OwnPushDevice[] {
  const isDevice = typeof id === 'string' && typeof service === 'string' && isTimestamp(createdAt)
  return isDevice ? [{ id, service, createdAt }] : []
}
