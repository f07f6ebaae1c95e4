import { Band } from '../../ui/Band'
import { Heading } from '../../ui/Heading'
import { usePageHead } from '../../ui/usePageHead'
import columns from './FormPage.module.css'
import { requestHead } from './heads'
import { requestDraft } from './drafts'
import { FormOrPanels } from './FormOrPanels'
import { useHandedIn } from './useHandedIn'
import { RequestForm } from './RequestForm'
import styles from './RequestPage.module.css'
import { RequestSteps } from './RequestSteps'

/** Where a visitor sends in what they want, and how much of it. */
export function RequestPage() {
  usePageHead(requestHead)
  const { form, ...handedIn } = useHandedIn('requests', requestDraft)
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
          <FormOrPanels handedIn={handedIn}>
            <RequestForm
              ref={form}
              onFilledIn={(fields) => {
                handedIn.submit({ kind: 'requests', fields })
              }}
            />
          </FormOrPanels>
          <RequestSteps />
        </div>
      </Band>
    </>
  )
}
