import { chatUrl } from '../../domain/business'
import { Button, ButtonOut } from '../../ui/Button'
import { Notice } from '../../ui/Notice'

/** The requests could not be fetched: says what that means for them, and offers to try again. */
export function RequestsFailed({ onTryAgain }: { onTryAgain: () => void }) {
  const actions = (
    <>
      <Button onClick={onTryAgain}>Try again</Button>
      <ButtonOut tone="quiet" href={chatUrl()}>
        Ask on WhatsApp
      </ButtonOut>
    </>
  )
  return (
    <Notice level={2} title="Your requests could not be fetched" actions={actions}>
      <p role="alert">
        What you sent is with us all the same, and we answer it. Check that you are online and try again in a
        moment.
      </p>
    </Notice>
  )
}
