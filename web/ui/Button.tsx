import type { ComponentProps } from 'react'
import { Link } from './Link'
import styles from './Button.module.css'

/** How loud a button is: one loud one per view, quiet ones beside it; `light` stands on the deep green. */
export type Tone = 'loud' | 'quiet' | 'light'

type Toned<Props> = Omit<Props, 'className'> & { tone?: Tone }

/** A button that does something on this page. */
export function Button({ tone = 'loud', type = 'button', ...rest }: Toned<ComponentProps<'button'>>) {
  return <button className={styles[tone]} type={type} {...rest} />
}

/** A link to another screen that looks like a button. */
export function ButtonLink({ tone = 'loud', ...rest }: Toned<ComponentProps<typeof Link>>) {
  return <Link className={styles[tone]} {...rest} />
}

/** A link out of the site that looks like a button; it opens in a new tab. */
export function ButtonOut({ tone = 'loud', children, ...rest }: Toned<ComponentProps<'a'>>) {
  return (
    <a className={styles[tone]} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
    </a>
  )
}
