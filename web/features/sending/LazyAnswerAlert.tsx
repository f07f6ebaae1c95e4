import { lazy, Suspense } from 'react'
import { importAgain } from '../../browser/importAgain'

// Without a connection the confirmation stays as it is: My Requests offers the same.
const AnswerAlert = lazy(() =>
  importAgain(async () => ({ default: (await import('./AnswerAlert')).AnswerAlert })).catch(() => ({
    default: () => null,
  })),
)

/** Offers a notification about the answer. Its code is loaded after the submission was sent. */
export function LazyAnswerAlert() {
  return (
    <Suspense fallback={null}>
      <AnswerAlert />
    </Suspense>
  )
}
