import { setTimeout } from 'node:timers/promises'
import { initializeApp } from 'firebase-admin/app'
import { getAuth } from 'firebase-admin/auth'
import { getFirestore } from 'firebase-admin/firestore'
import { getStorage } from 'firebase-admin/storage'
import { getBucketName } from '../../domain/site/businessDetails'
import { onSentItemWritten } from '../../functions/events/onSentItemWritten'
import { runFrequentTasks } from '../../functions/schedules/scheduledTasks'
import type { Services } from '../../functions/services'
import type { FunctionsSettings, FunctionsTask, TaskAnswer, TaskMessage } from './functionsTask'

/*
 * A process that runs the functions and handles several events at once, like an instance of Cloud Functions in
 * production. The benchmark kills it while it handles events.
 */

const services = createServices()

process.on('message', ({ id, task }: TaskMessage) => {
  void run(task).then((failure) => process.send?.({ id, failure } satisfies TaskAnswer))
})
process.on('disconnect', () => process.exit())
process.send?.('ready')

async function run(task: FunctionsTask): Promise<string | null> {
  try {
    if (task.kind === 'event') await onSentItemWritten(services, task.key, task.before, task.after)
    else await runAt(task.now)
    return null
  } catch (error) {
    return String(error)
  }
}

/** Runs the schedule as if it were this time. */
function runAt(time: number): Promise<void> {
  const offsetMs = time - Date.now()
  return runFrequentTasks({ ...services, now: () => Date.now() + offsetMs })
}

function createServices(): Services {
  const { projectId, ...settings } = JSON.parse(process.env.FUNCTIONS_SETTINGS ?? '{}') as FunctionsSettings
  const app = initializeApp({ projectId })
  const bucket = getStorage(app).bucket(getBucketName(projectId))
  const databases = { firestore: getFirestore(app), auth: getAuth(app), bucket }
  return {
    ...databases,
    appCheck: null,
    now: Date.now,
    wait: (ms) => setTimeout(ms),
    allowLoopback: true,
    ...settings,
  }
}
