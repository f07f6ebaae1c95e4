import { type ComponentProps, useState } from 'react'
import { Link } from '../../ui/Link'
import { routePaths } from '../../domain/site/routePaths'
import { TextArea } from '../../ui/forms/TextField'
import styles from './ProductListTextArea.module.css'
import { TextButton } from './TextButton'
import type { EditedProductList } from './useRequestFormValues'
import { requiredFieldProps } from './useSubmissionForm'

type ListProps = {
  customList: EditedProductList | null
  orderListText: string
  /** Stores the product list that the visitor typed. With null, the text area shows the order list again. */
  setCustomList: (customList: EditedProductList | null) => void
}

type Props = ListProps & Pick<ComponentProps<typeof TextArea>, 'name' | 'value' | 'error' | 'onTextChange'>

/**
 * The text area for the product list. It shows the current order list until the visitor edits the text; then a button
 * offers to replace the text with the changed order list.
 */
export function ProductListTextArea({ customList, orderListText, setCustomList, ...fieldProps }: Props) {
  return (
    <div className={styles.box}>
      <TextArea {...fieldProps} {...requiredFieldProps} label="Product List" rows={15} hint={listHint} />
      <OrderListOffer customList={customList} orderListText={orderListText} setCustomList={setCustomList} />
    </div>
  )
}

function OrderListOffer({ customList, orderListText, setCustomList }: ListProps) {
  const [replacedList, setReplacedList] = useState<EditedProductList | null>(null)
  const isOffered =
    customList !== null && ![customList.list, customList.listedThen, ''].includes(orderListText)
  const isUndo = customList === null && replacedList !== null
  if (!isOffered && !isUndo) return null
  const swapLists = () => {
    setReplacedList(customList)
    setCustomList(isUndo ? replacedList : null)
  }
  return (
    <div className={styles.offer}>
      <p>{isUndo ? 'This is your order list now.' : 'Your order list has changed since you wrote this.'}</p>
      <TextButton onClick={swapLists}>{isUndo ? 'Put back what I typed' : 'Use my order list'}</TextButton>
    </div>
  )
}

const listHint = (
  <>
    A line for each product with its quantity, for example ‘Shea Butter: 1.5’. What you put on your order list
    in the <Link to={routePaths.store}>store</Link> is written here for you.
  </>
)
