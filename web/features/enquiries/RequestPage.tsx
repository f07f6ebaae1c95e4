import { requestLetter } from '../../domain/letter'
import type { RequestFields } from '../../domain/request'
import { Band } from '../../ui/Band'
import { Heading } from '../../ui/Heading'
import { usePageHead } from '../../ui/usePageHead'
import columns from './FormPage.module.css'
import { requestHead } from './heads'
import { ReadyPanel } from './ReadyPanel'
import { RequestForm } from './RequestForm'
import styles from './RequestPage.module.css'
import { RequestSteps } from './RequestSteps'
import { useFilledIn } from './useFilledIn'

/** Where a visitor sends in what they want, and how much of it. */
export function RequestPage() {
  usePageHead(requestHead)
  const { form, filledIn, setFilledIn, change } = useFilledIn<RequestFields>()
  return (
    <>
      <p className={styles.banner}>
        Send in your list along with the quantity and someone will get back at you in less than 45 minutes
      </p>
      <Band>
        <Heading level={1} lead="Tell us what you need, and how to reach you.">
          Fill In Form
        </Heading>
        <div className={columns.columns}>
          {filledIn ? (
            <ReadyPanel title="Your request is ready" letter={requestLetter(filledIn)} onChange={change} />
          ) : (
            <RequestForm onFilledIn={setFilledIn} ref={form} />
          )}
          <RequestSteps />
        </div>
      </Band>
    </>
  )
}
