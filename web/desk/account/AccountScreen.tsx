import { useEffect, useRef } from 'react'
import type { Account } from '../../../domain/account/account'
import { deskAccountMessages } from '../../../domain/messages/desk/account'
import { useDeskPageMetadata } from '../useDeskPageMetadata'
import { SecondFactorSteps } from './SecondFactorSteps'
import { useSecondFactor } from './useSecondFactor'
import desk from '../ui/desk.module.css'

/** The signed-in staff member's account: whether signing in asks for a code, too. */
export function AccountScreen({ account }: { account: Account }) {
  useDeskPageMetadata(deskAccountMessages.accountTitle)
  const secondFactor = useSecondFactor()
  const { step, message, problem } = secondFactor
  const headingRef = useRef<HTMLHeadingElement>(null)
  const previousStep = useRef(step.is)
  useEffect(() => {
    // A press removes its button, so the focus moves to the heading. The end of loading is no press and leaves the focus.
    if (previousStep.current !== step.is && previousStep.current !== 'loading') headingRef.current?.focus()
    previousStep.current = step.is
  }, [step.is])
  return (
    <div className={desk.screen}>
      <header className={desk.header}>
        <h1 className={desk.title}>{deskAccountMessages.accountTitle}</h1>
        <p className={desk.lead}>
          <bdi>{account.email}</bdi>
        </p>
      </header>
      <section className={desk.section} aria-labelledby="second-factor-title">
        <h2 className={desk.heading} id="second-factor-title" ref={headingRef} tabIndex={-1}>
          {deskAccountMessages.secondFactorTitle}
        </h2>
        <p className={desk.lead}>{deskAccountMessages.secondFactorLead}</p>
        <p className={desk.slimSuccess} role="status">
          {message}
        </p>
        {problem === '' ? null : (
          <p className={desk.failure} role="alert">
            {problem}
          </p>
        )}
        <SecondFactorSteps secondFactor={secondFactor} email={account.email} />
      </section>
    </div>
  )
}
