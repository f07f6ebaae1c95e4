import { type DragEvent, useEffect, useLayoutEffect, useId, useRef, useState } from 'react'
import type { PictureKind } from '../../../../domain/catalogue/morePictures'
import type { StoredImage } from '../../../../domain/catalogue/storedProduct'
import { deskPhotographMessages } from '../../../../domain/messages/desk/photograph'
import { productProofMessages } from '../../../../domain/messages/productProof'
import { ChoosePhotograph } from './ChoosePhotograph'
import { openPhotograph, type OpenPhotograph } from './openPhotograph'
import { BlurImage } from '../../../ui/pictures/BlurImage'
import { useProducts } from '../../products/useProducts'
import { toDeskPicture } from '../toDeskPicture'
import desk from '../../ui/desk.module.css'
import styles from './PhotographField.module.css'

export type PhotographFieldProps = {
  productId: string
  name: string
  picture: StoredImage | null
  /** The server's time of the last publication, in milliseconds. */
  publishedAt: number | null
  /** Called once the picture's files are in Storage. */
  onPicture: (picture: StoredImage) => void
  onStateChange: (place: PhotographPlace, state: PhotographState) => void
  /** What a further photograph shows; left out for the main one. */
  kind?: PictureKind
  /** Takes the picture away; left out for the main one, which every product needs. */
  onRemove?: () => void
}

export type PhotographPlace = 'image' | PictureKind

/** What becomes of a new photograph: 'waiting' for its picture, 'failed' but kept, or 'refused'. */
export type PhotographState = 'none' | 'waiting' | 'failed' | 'refused'

type Stage =
  { name: 'idle'; note: Note | null } | { name: 'reading' } | { name: 'open'; opened: OpenPhotograph }

/** What became of the last photograph. It is true of this picture, until the product is published. */
type Note = { message: string; isRefusal: boolean; path: string | undefined; publishedAt: number | null }

/** A picture of a product: shows it, and replaces it by a photograph from the camera or a file. */
export function PhotographField(props: PhotographFieldProps) {
  const { productId, name, picture, publishedAt, onPicture, onStateChange, kind, onRemove } = props
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
  const place = kind ?? 'image'
  useLayoutEffect(() => onStateChange(place, state), [onStateChange, place, state])
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
        {kind ? deskPhotographMessages.kindTitles[kind] : deskPhotographMessages.photographTitle}
      </p>
      <CurrentPicture
        productId={productId}
        name={kind ? productProofMessages.formatAlternative(kind, name) : name}
        emptyText={kind ? deskPhotographMessages.noMorePhotograph : deskPhotographMessages.noPhotograph}
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
          <ChoosePhotograph
            kind={kind}
            hasPicture={picture !== null}
            onChoose={(file) => void open(file)}
            onRemove={picture && onRemove ? () => remove(onRemove) : undefined}
          />
          <p className={styles.hint}>
            {kind ? deskPhotographMessages.kindHints[kind] : deskPhotographMessages.photographHint}
          </p>
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

  function remove(onRemovePicture: () => void) {
    setPreview(null)
    showNote(deskPhotographMessages.photographRemoved, false, undefined)
    onRemovePicture()
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

type CurrentPictureProps = {
  productId: string
  name: string
  /** What stands in place of a missing picture. */
  emptyText: string
  picture: StoredImage | null
  /** A picture of the new photograph as a data URI, which is shown instead. */
  preview: string | null
}

function CurrentPicture({ productId, name, emptyText, picture, preview }: CurrentPictureProps) {
  const { areLoaded } = useProducts()
  if (preview !== null) return <img className={styles.picture} src={preview} alt={name} />
  if (!picture) return <p className={styles.noPicture}>{emptyText}</p>
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
