import { isPushKind } from '../../../../domain/deliveries/delivery'
import { maxDocumentsPerQuery } from '../../../../domain/sent-items/sentItemLimits'
import type { StaffServices } from '../../../../web/data/desk/StaffServices'
import type { DeskState } from './deskState'
import type { MemoryServer } from './memoryServer'

const unreachable = { kind: 'unreachable' } as const

type DeliveryServices = Pick<
  StaffServices,
  'useItemDeliveries' | 'useFailedMails' | 'resendDelivery' | 'resendFailedMails'
>

/** What a staff member reads of the e-mails and alerts, and sends again, in memory. */
export function createMemoryDeliveries(server: MemoryServer): DeliveryServices {
  const { useLive, isReachable } = server
  return {
    useItemDeliveries: ({ id }) =>
      useLive(({ deliveries }) => deliveries.filter(({ item }) => item.id === id), [id]),
    useFailedMails: () =>
      useLive(({ deliveries }) => {
        const mails = listFailedMails(deliveries).slice(0, maxDocumentsPerQuery.staff)
        return { mails, hasMore: mails.length === maxDocumentsPerQuery.staff }
      }, []),
    resendDelivery: async (id) => {
      if (!isReachable()) return unreachable
      restartDeliveries(server, [id])
      return Promise.resolve({ kind: 'answered', body: {} })
    },
    resendFailedMails: async (failedUntil) => {
      if (!isReachable()) return unreachable
      const failed = listFailedMails(server.getState().deliveries)
        .filter(({ updatedAt }) => updatedAt <= failedUntil)
        .map(({ id }) => id)
      const restarted = failed.slice(0, maxRestartedPerCall)
      restartDeliveries(server, restarted)
      const left = failed.length - restarted.length
      return Promise.resolve({ kind: 'answered', body: { restarted: restarted.length, left } })
    },
  }
}

/** How many e-mails one call of resendFailedMails sends again; functions do more. */
const maxRestartedPerCall = 60

function listFailedMails(deliveries: DeskState['deliveries']) {
  return deliveries
    .filter(({ kind, status }) => !isPushKind(kind) && status === 'failed')
    .toSorted((first, second) => second.updatedAt.getTime() - first.updatedAt.getTime())
}

function restartDeliveries({ update }: MemoryServer, ids: readonly string[]): void {
  const restarted = { status: 'waiting', attempts: 0, dueAt: new Date(), error: '' } as const
  update(({ deliveries }) => ({
    deliveries: deliveries.map((delivery) =>
      ids.includes(delivery.id) ? { ...delivery, ...restarted } : delivery,
    ),
  }))
}
