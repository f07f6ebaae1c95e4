import { businessDetails } from '../site/businessDetails'

/** The morning summary that staff may get at opening time, by e-mail or as a push message. */
export const digestMessages = {
  formatTitle: (count: number, isComplete: boolean) =>
    count === 1
      ? '1 item is waiting for a reply'
      : `${isComplete ? '' : 'At least '}${count} items are waiting for a reply`,
  formatLate: (count: number, isComplete: boolean) => {
    if (count === 0) return 'None is late.'
    return count === 1 ? '1 is late.' : `${isComplete ? '' : 'At least '}${count} are late.`
  },
  formatHolders: (holders: readonly { name: string; count: number }[], unclaimedCount: number) =>
    `${[
      ...holders.map(({ name, count }) => `${name} has ${count}`),
      ...(unclaimedCount > 0 ? [`nobody has claimed ${unclaimedCount}`] : []),
    ]
      .join(', ')
      .replace(/^nobody/, 'Nobody')}.`,
  lateTitle: 'Late. Even a short message that you are working on it helps:',
  onTimeTitle: 'Still in time:',
  reason: `You get this e-mail because you chose it at the desk of ${businessDetails.name}, under Alerts, Morning summary. Choose Off there to end it. Times are in Lagos.`,
}
