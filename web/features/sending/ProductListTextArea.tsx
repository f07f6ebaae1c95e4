import { type ComponentProps, useState, useEffect } from 'react'
import { Link } from '../../ui/Link'
import { routePaths } from '../../../domain/site/routePaths'
import { sendingMessages } from '../../../domain/messages/sending'
import { TextArea } from '../../ui/forms/TextField'
import { TextButton } from './TextButton'
import type { EditedProductList } from './useRequestFormValues'
import { requiredFieldProps } from './useSubmissionForm'
import styles from './ProductListTextArea.module.css'

type ListProps = {
  customList: EditedProductList | null
  orderListText: string
  /** Stores the product list that the visitor typed. With null, the text area shows the order list again. */
  setCustomList: (customList: EditedProductList | null) => void
}

type Props = ListProps & { unreadTexts: readonly string[] } & Pick<
    ComponentProps<typeof TextArea>,
    'name' | 'value' | 'error' | 'onTextChange'
  >

/** Shows the current order list until the visitor edits the text; then a button offers the order list again. */
export function ProductListTextArea(props: Props) {
  const { customList, orderListText, setCustomList, unreadTexts, ...fieldProps } = props
  return (
    <div className={styles.box}>
      <TextArea
        {...fieldProps}
        {...requiredFieldProps}
        label={sendingMessages.productListLabel}
        rows={15}
        hint={listHint}
      />
      <UnreadLines texts={unreadTexts} />
      <OrderListOffer customList={customList} orderListText={orderListText} setCustomList={setCustomList} />
    </div>
  )
}

function OrderListOffer({ customList, orderListText, setCustomList }: ListProps) {
  const [replacedList, setReplacedList] = useState<EditedProductList | null>(null)
  const isEmptied = customList?.list.trim() === ''
  const isOutdated =
    customList !== null && ![customList.list, customList.originalList].includes(orderListText)
  const isOffered = orderListText !== '' && (isEmptied || isOutdated)
  const isUndo = customList === null && replacedList !== null
  if (!isOffered && !isUndo) return null
  const swapLists = () => {
    setReplacedList(isEmptied ? null : customList)
    setCustomList(isUndo ? replacedList : null)
  }
  return (
    <div className={styles.offer}>
      <p>
        {isUndo
          ? sendingMessages.orderListUsedNote
          : isEmptied
            ? sendingMessages.emptiedListNote
            : sendingMessages.outdatedListNote}
      </p>
      <TextButton onClick={swapLists}>
        {isUndo ? sendingMessages.restoreTypedList : sendingMessages.copyOrderList}
      </TextButton>
    </div>
  )
}

const listHint = (
  <>
    {sendingMessages.listHintBeforeLink} <Link to={routePaths.store}>{sendingMessages.listHintLink}</Link>{' '}
    {sendingMessages.listHintAfterLink}
  </>
)

const typingPauseMs = 700
const maxShown = 5

/** Names the lines that the site cannot read, once the visitor pauses typing. They do not prevent sending. */
function UnreadLines({ texts }: { texts: readonly string[] }) {
  const lines = useAfterPause(texts.join('\n'))
    .split('\n')
    .filter((line) => line !== '')
  const hiddenCount = lines.length - maxShown
  return (
    <div role="status">
      {lines.length > 0 ? (
        <div className={styles.note}>
          <p>{lines.length === 1 ? sendingMessages.unreadLineNote : sendingMessages.unreadLinesNote}</p>
          <ul className={styles.lines}>
            {lines.slice(0, maxShown).map((line, index) => (
              <li key={index}>{line}</li>
            ))}
          </ul>
          {hiddenCount > 0 ? <p>{sendingMessages.formatMoreLines(hiddenCount)}</p> : null}
        </div>
      ) : null}
    </div>
  )
}

/** Returns the latest text that has not changed for a moment. */
function useAfterPause(text: string): string {
  const [settledText, setSettledText] = useState('')
  useEffect(() => {
    const timer = setTimeout(setSettledText, typingPauseMs, text)
    return () => clearTimeout(timer)
  }, [text])
  return settledText
}
