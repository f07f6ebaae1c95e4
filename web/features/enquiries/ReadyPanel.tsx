import { useEffect, useId, useRef } from 'react'
import { chatUrl, mailUrl } from '../../domain/business'
import { type Letter, letterText } from '../../domain/letter'
import { Button, ButtonOut } from '../../ui/Button'
import { Icon } from '../../ui/Icon'
import { CopyLetter } from './CopyLetter'
import styles from './ReadyPanel.module.css'

type Props = { title: string; letter: Letter; onChange: () => void }

/** What is ready to be sent, shown as it will read; the visitor sends it themselves, on WhatsApp or by e-mail. */
export function ReadyPanel({ title, letter, onChange }: Props) {
  const id = useId()
  const heading = useRef<HTMLHeadingElement>(null)
  const shown = useRef<HTMLQuoteElement>(null)
  useEffect(() => {
    heading.current?.focus()
  }, [])
  return (
    <section className={styles.panel} aria-labelledby={id}>
      <h2 className={styles.title} id={id} tabIndex={-1} ref={heading}>
        {title}
      </h2>
      <p>
        It has not been sent yet. Choose how: it opens there as you see it here, and you press send. What you
        typed stays in the form.
      </p>
      <blockquote className={styles.letter} ref={shown}>
        <p className={styles.subject}>{letter.subject}</p>
        <p className={styles.body}>{letter.body}</p>
      </blockquote>
      <div className={styles.actions}>
        <ButtonOut href={chatUrl(letterText(letter))}>
          <Icon name="chat" />
          Send on WhatsApp
        </ButtonOut>
        <ButtonOut tone="quiet" href={mailUrl(letter.subject, letter.body)} target="_self">
          <Icon name="mail" />
          Send by e-mail
        </ButtonOut>
        <CopyLetter letter={letter} shown={shown} />
        <Button tone="quiet" onClick={onChange}>
          <Icon name="back" />
          Change it
        </Button>
      </div>
    </section>
  )
}
