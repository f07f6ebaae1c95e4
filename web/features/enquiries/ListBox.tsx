import { type ComponentProps, useState } from 'react'
import { Link } from '../../ui/Link'
import { paths } from '../../app/paths'
import { TextArea } from '../../ui/TextField'
import { marked } from './fieldProps'
import styles from './ListBox.module.css'
import { TextButton } from './TextButton'
import type { OwnList } from './useRequestTyped'

type Props = Pick<ComponentProps<typeof TextArea>, 'name' | 'value' | 'fault' | 'onText'> & {
  own: OwnList | null
  /** The order list as text. */
  listed: string
  /** Puts another text of the visitor's in place; null lets the box follow the order list. */
  onReplace: (own: OwnList | null) => void
}

/** What is wanted: the order list until the visitor writes; from then on it is theirs, and they ask for the order list. */
export function ListBox({ own, listed, onReplace, ...field }: Props) {
  return (
    <div className={styles.box}>
      <TextArea {...field} {...marked} label="Product List" rows={15} hint={hint} />
      <OrderListOffer own={own} listed={listed} onReplace={onReplace} />
    </div>
  )
}

function OrderListOffer({ own, listed, onReplace }: Pick<Props, 'own' | 'listed' | 'onReplace'>) {
  const [putAside, setPutAside] = useState<OwnList | null>(null)
  const isOffered = own !== null && ![own.list, own.listedThen, ''].includes(listed)
  const isUndo = own === null && putAside !== null
  if (!isOffered && !isUndo) return null
  const swap = () => {
    setPutAside(own)
    onReplace(isUndo ? putAside : null)
  }
  return (
    <div className={styles.offer}>
      <p>{isUndo ? 'This is your order list now.' : 'Your order list has changed since you wrote this.'}</p>
      <TextButton onClick={swap}>{isUndo ? 'Put back what I typed' : 'Use my order list'}</TextButton>
    </div>
  )
}

const hint = (
  <>
    A line for each product with its quantity, for example ‘Shea Butter: 1.5’. What you put on your order list
    in the <Link to={paths.store}>store</Link> is written here for you.
  </>
)
