import { routePaths } from '../../../domain/site/routePaths'
import { accountMessages } from '../../../domain/messages/account'
import { previousURLSaved } from '../../state/cartSlice'
import { useShopDispatch } from '../../state/storeHooks'
import { ButtonLink } from '../../ui/Button'
import styles from './SignInPrompt.module.css'

export function SignInPrompt({ purpose, returnPath }: { purpose: string; returnPath: string }) {
  const dispatch = useShopDispatch()
  const saveReturnPath = () => dispatch(previousURLSaved(returnPath))
  return (
    <div className={styles.prompt}>
      <p>{accountMessages.formatSignInPrompt(purpose)}</p>
      <ButtonLink to={routePaths.login} onClick={saveReturnPath} tone="quiet">
        {accountMessages.signInFirst}
      </ButtonLink>
    </div>
  )
}
