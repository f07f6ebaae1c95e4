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
  const { message, problem } = secondFactor
  return (
    <div className={desk.screen}>
      <header className={desk.header}>
        <h1 className={desk.title}>{deskAccountMessages.accountTitle}</h1>
        <p className={desk.lead}>
          <bdi>{account.email}</bdi>
        </p>
      </header>
      <section className={desk.section} aria-labelledby="second-factor-title">
        <h2 className={desk.heading} id="second-factor-title">
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
