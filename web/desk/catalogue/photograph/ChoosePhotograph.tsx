import { type ChangeEvent, useRef } from 'react'
import { deskPhotographMessages } from '../../../../domain/messages/desk/photograph'
import { Button } from '../../../ui/Button'
import desk from '../../ui/desk.module.css'
import styles from './PhotographField.module.css'

/** The buttons that open the camera or the device's files. */
export function ChoosePhotograph({ onChoose }: { onChoose: (file: File) => void }) {
  const camera = useRef<HTMLInputElement>(null)
  const files = useRef<HTMLInputElement>(null)
  const handleChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const file = currentTarget.files?.[0]
    // Without this, the same file could not be chosen again after a refusal.
    currentTarget.value = ''
    if (file) onChoose(file)
  }
  return (
    <div className={desk.buttons}>
      <span className={styles.camera}>
        <Button tone="quiet" onClick={() => camera.current?.click()}>
          {deskPhotographMessages.takePhotograph}
        </Button>
      </span>
      <Button tone="quiet" onClick={() => files.current?.click()}>
        {deskPhotographMessages.chooseFile}
      </Button>
      <input ref={camera} type="file" accept="image/*" capture="environment" hidden onChange={handleChange} />
      <input ref={files} type="file" accept="image/*" hidden onChange={handleChange} />
    </div>
  )
}
