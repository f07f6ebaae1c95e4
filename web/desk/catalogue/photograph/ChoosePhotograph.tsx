import { type ChangeEvent, useRef } from 'react'
import type { PictureKind } from '../../../../domain/catalogue/morePictures'
import { deskPhotographMessages } from '../../../../domain/messages/desk/photograph'
import { Button } from '../../../ui/Button'
import desk from '../../ui/desk.module.css'
import styles from './PhotographField.module.css'

/** What the buttons say, and their names for screen readers if several fields have the same. */
type ButtonLabels = Record<'take' | 'choose' | 'remove', { text: string; name: string | undefined }>

function getLabels(kind: PictureKind | undefined, hasPicture: boolean): ButtonLabels {
  const messages = deskPhotographMessages
  const addOrReplace = hasPicture
    ? { text: messages.replacePhotograph, name: kind && messages.formatReplace(kind) }
    : { text: messages.addPhotograph, name: kind && messages.formatAdd(kind) }
  return {
    take: { text: messages.takePhotograph, name: kind && messages.formatTake(kind) },
    choose: kind ? addOrReplace : { text: messages.chooseFile, name: undefined },
    remove: { text: messages.removePhotograph, name: kind && messages.formatRemove(kind) },
  }
}

type Props = {
  /** What a further photograph shows; undefined for the main one. */
  kind: PictureKind | undefined
  hasPicture: boolean
  onChoose: (file: File) => void
  onRemove: (() => void) | undefined
}

/** The buttons that take, choose and remove a photograph. */
export function ChoosePhotograph({ kind, hasPicture, onChoose, onRemove }: Props) {
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // Without this, the same file could not be chosen again after a refusal.
    currentTarget.value = ''
    if (file) onChoose(file)
  }
  const { take, choose, remove } = getLabels(kind, hasPicture)
  return (
    <div className={desk.buttons}>
      <span className={styles.camera}>
        <Button tone="quiet" aria-label={take.name} onClick={() => camera.current?.click()}>
          {take.text}
        </Button>
      </span>
      <Button tone="quiet" aria-label={choose.name} onClick={() => files.current?.click()}>
        {choose.text}
      </Button>
      {onRemove ? (
        <Button tone="quiet" aria-label={remove.name} onClick={onRemove}>
          {remove.text}
        </Button>
      ) : null}
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={handleChange} />
      <input ref={files} type="file" accept="image/*" hidden onChange={handleChange} />
    </div>
  )
}
