import { useId } from 'react'
import { getWhatsAppUrl } from '../../../domain/site/businessDetails'
import { sendingMessages } from '../../../domain/messages/sending'
import { ExternalButtonLink } from '../../ui/Button'
import { Heading } from '../../ui/Heading'
import { Icon } from '../../ui/Icon'
import { chatIcon } from '../../ui/icons'
import { OpeningHours } from '../../ui/OpeningHours'
import { PageSection } from '../../ui/PageSection'
import { usePageMetadata } from '../../ui/usePageMetadata'
import { useDrafts } from './drafts'
import { FormLead } from './FormLead'
import { FormOutbox } from './FormOutbox'
import columns from './FormPage.module.css'
import { RequestForm } from './RequestForm'
import styles from './RequestPage.module.css'
import { requestFormPageMetadata } from './sendingMetadata'
import { useFormOutbox } from './useFormOutbox'

/** The form, the steps of a request and the opening hours; a sent request's panel replaces banner and heading. */
export function RequestPage() {
  usePageMetadata(requestFormPageMetadata)
  const { formRef, submit, ...formOutbox } = useFormOutbox('requests', useDrafts().request)
  return (
    <>
      {formOutbox.isFormShown ? <p className={styles.banner}>{sendingMessages.replyPromise}</p> : null}
      <PageSection>
        {formOutbox.isFormShown ? (
          <Heading level={1} lead={<FormLead text={sendingMessages.requestLead} />}>
            {sendingMessages.requestHeading}
          </Heading>
        ) : null}
        <div className={columns.columns}>
          <FormOutbox {...formOutbox} titleLevel={1}>
            <RequestForm ref={formRef} onSubmit={(fields) => submit({ kind: 'requests', fields })} />
          </FormOutbox>
          <RequestSteps />
        </div>
      </PageSection>
    </>
  )
}

function RequestSteps() {
  const titleId = useId()
  return (
    <aside className={styles.steps} aria-labelledby={titleId}>
      <h2 className={styles.title} id={titleId}>
        {sendingMessages.stepsTitle}
      </h2>
      <ol className={styles.list}>
        <li>{sendingMessages.listStep}</li>
        <li>{sendingMessages.contactStep}</li>
        <li>{sendingMessages.replyStep}</li>
      </ol>
      <h2 className={styles.title}>{sendingMessages.openingHoursTitle}</h2>
      <OpeningHours />
      <ExternalButtonLink tone="quiet" href={getWhatsAppUrl()}>
        <Icon pathData={chatIcon} />
        {sendingMessages.askOnWhatsApp}
      </ExternalButtonLink>
    </aside>
  )
}
