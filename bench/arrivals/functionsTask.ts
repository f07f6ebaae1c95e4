import type { VapidKeys } from '../../functions/push/vapidKeys'
import type { SentItemKey } from '../../domain/sent-items/sentItem'

type Fields = Readonly<Record<string, unknown>> | undefined

/** What an instance of the functions is asked to do: handle an event, or the run of a schedule. */
export type FunctionsTask =
  { kind: 'event'; key: SentItemKey; before: Fields; after: Fields } | { kind: 'schedule'; now: number }

/** A task on its way to an instance, and its answer. */
export type TaskMessage = { id: number; task: FunctionsTask }
export type TaskAnswer = { id: number; failure: string | null }

/** What an instance works with, in the environment variable FUNCTIONS_SETTINGS. */
export type FunctionsSettings = { projectId: string; siteUrl: string; smtpUrl: string; pushKeys: VapidKeys }
