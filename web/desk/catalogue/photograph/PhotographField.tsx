import { type DragEvent, useEffect, useLayoutEffect, useId, useRef, useState, type ChangeEvent } from 'react'
import type { StoredImage } from '../../../../domain/catalogue/storedProduct'
import { deskPhotographMessages } from '../../../../domain/messages/desk/photograph'
import { openPhotograph, type OpenPhotograph } from './openPhotograph'
import { Button } from '../../../ui/Button'
import { BlurImage } from '../../../ui/pictures/BlurImage'
import { useProducts } from '../../products/useProducts'
import { toDeskPicture } from '../toDeskPicture'
import desk from '../../ui/desk.module.css'
import styles from './PhotographField.module.css'

type Props = {
  productId: string
  name: string
  picture: StoredImage | null
  /** The server's time of the last publication, in milliseconds. */
  publishedAt: number | null
  /** Called once the picture's files are in Storage. */
  onPicture: (picture: StoredImage) => void
  onStateChange: (state: PhotographState) => void
}

/** What becomes of a new photograph: 'waiting' for its picture, 'failed' but kept, or 'refused'. */
export type PhotographState = 'none' | 'waiting' | 'failed' | 'refused'

type Stage =
  { name: 'idle'; note: Note | null } | { name: 'reading' } | { name: 'open'; opened: OpenPhotograph }

/** What became of the last photograph. It is true of this picture, until the product is published. */
type Note = { message: string; isRefusal: boolean; path: string | undefined; publishedAt: number | null }

/** The picture of a product: shows it, and replaces it by a photograph from the camera or a file. */
export function PhotographField({ productId, name, picture, publishedAt, onPicture, onStateChange }: Props) {
  const [stage, setStage] = useState<Stage>({ name: 'idle', note: null })
  // The new photograph as it was cropped. `path` says of which picture, as soon as it has one.
  const [preview, setPreview] = useState<{ url: string; path: string | null } | null>(null)
  const [hasFailed, setHasFailed] = useState(false)
  const group = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const isPreviewed = preview !== null && (stage.name === 'open' || preview.path === picture?.path)
  useEffect(() => {
    // The pressed button is gone: without this, the next Tab would start at the top of the page.
    if (stage.name === 'idle' && stage.note && document.activeElement === document.body)
      group.current?.focus()
  }, [stage])
  const state = getPhotographState(stage, hasFailed)
  useLayoutEffect(() => onStateChange(state), [onStateChange, state])
  return (
    <div
      className={styles.field}
      role="group"
      aria-labelledby={titleId}
      tabIndex={-1}
      ref={group}
      onDragOver={preventOpening}
      onDrop={(event) => {
        event.preventDefault()
        const file = event.dataTransfer.files[0]
        if (file && stage.name === 'idle') void open(file)
      }}
    >
      <p className={styles.title} id={titleId}>
        {deskPhotographMessages.photographTitle}
      </p>
      <CurrentPicture
        productId={productId}
        name={name}
        picture={picture}
        preview={isPreviewed ? preview.url : null}
      />
      <div className={styles.controls}>{renderControls()}</div>
    </div>
  )

  function renderControls() {
    if (stage.name === 'reading') return <p role="status">{deskPhotographMessages.readingPhotograph}</p>
    if (stage.name === 'idle')
      return (
        <>
          {stage.note?.isRefusal ? (
            <p className={desk.failure} role="alert">
              {stage.note.message}
            </p>
          ) : (
            <p role="status">{stage.note && isTrueStill(stage.note) ? stage.note.message : ''}</p>
          )}
          <ChoosePhotograph onChoose={(file) => void open(file)} />
          <p className={styles.hint}>{deskPhotographMessages.photographHint}</p>
        </>
      )
    const { NewPhotograph, photograph } = stage.opened
    return (
      <NewPhotograph
        productId={productId}
        photograph={photograph}
        onFailing={setHasFailed}
        onCropped={(url) => setPreview({ url, path: null })}
        onPicture={(image) => {
          setPreview((cropped) => cropped && { ...cropped, path: image.path })
          showNote(deskPhotographMessages.photographReady, false, image.path)
          onPicture(image)
        }}
        onEnd={end}
      />
    )
  }

  async function open(file: File) {
    setStage({ name: 'reading' })
    const opened = await openPhotograph(file)
    if ('message' in opened) end(opened.message, true)
    else setStage({ name: 'open', opened })
  }

  function end(message: string, isRefusal: boolean) {
    setPreview((shown) => (shown?.path === null ? null : shown))
    showNote(message, isRefusal, picture?.path)
  }

  function showNote(message: string, isRefusal: boolean, path: string | undefined) {
    setStage({ name: 'idle', note: { message, isRefusal, path, publishedAt } })
  }

  function isTrueStill(note: Note) {
    return note.path === picture?.path && note.publishedAt === publishedAt
  }
}

function getPhotographState(stage: Stage, hasFailed: boolean): PhotographState {
  if (stage.name === 'idle') return stage.note?.isRefusal ? 'refused' : 'none'
  return stage.name === 'open' && hasFailed ? 'failed' : 'waiting'
}

/** A browser opens a file that is dropped on a page. */
function preventOpening(event: DragEvent) {
  event.preventDefault()
}

function ChoosePhotograph({ onChoose }: { onChoose: (file: File) => void }) {
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

type CurrentPictureProps = {
  productId: string
  name: string
  picture: StoredImage | null
  /** A picture of the new photograph as a data URI, which is shown instead. */
  preview: string | null
}

function CurrentPicture({ productId, name, picture, preview }: CurrentPictureProps) {
  const { areLoaded } = useProducts()
  if (preview !== null) return <img className={styles.picture} src={preview} alt={name} />
  if (!picture) return <p className={styles.noPicture}>{deskPhotographMessages.noPhotograph}</p>
  return (
    <div className={styles.picture}>
      {/* The address depends on the products of the build. Their picture is another element, which loads again. */}
      {areLoaded ? (
        <BlurImage
          key={picture.path}
          picture={toDeskPicture(productId, picture)}
          alt={name}
          sizes="16rem"
          isEager
        />
      ) : null}
    </div>
  )
}
