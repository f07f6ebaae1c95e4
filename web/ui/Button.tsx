import type { ComponentProps } from 'react'
import { Link } from './Link'
import styles from './Button.module.css'

/** A button's emphasis: 'loud' once per view, 'light' on dark green backgrounds, otherwise 'quiet'. */
export type ButtonTone = 'loud' | 'quiet' | 'light'

type WithTone<Props> = Omit<Props, 'className'> & { tone?: ButtonTone }

export function Button({ tone = 'loud', type = 'button', ...rest }: WithTone<ComponentProps<'button'>>) {
  return <button className={styles[tone]} type={type} {...rest} />
}

export function ButtonLink({ tone = 'loud', ...rest }: WithTone<ComponentProps<typeof Link>>) {
  return <Link className={styles[tone]} {...rest} />
}

export function ExternalButtonLink({ tone = 'loud', children, ...rest }: WithTone<ComponentProps<'a'>>) {
  return (
    <a className={styles[tone]} target="_blank" rel="noopener noreferrer" {...rest}>
      {children}
    </a>
  )
}
