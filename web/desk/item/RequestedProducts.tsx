import { useMemo } from 'react'
import { formatQuantity } from '../../../domain/catalogue/formatQuantity'
import type { ProductSummary } from '../../../domain/catalogue/product'
import type { NamedRequestLine } from '../../../domain/sent-items/nameRequestLines'
import { readRequestLines } from '../../../domain/sent-items/readRequestLines'
import type { SentItem } from '../../../domain/sent-items/sentItem'
import { routePaths } from '../../../domain/site/routePaths'
import { deskItemMessages } from '../../../domain/messages/desk/item'
import { Icon } from '../../ui/Icon'
import { leafIcon } from '../../ui/icons'
import { BlurImage } from '../../ui/pictures/BlurImage'
import type { Products } from '../products/useProducts'
import { SentItemText } from '../../ui/sent-items/SentItemText'
import desk from '../ui/desk.module.css'
import styles from './RequestedProducts.module.css'

type Props = { sentItem: SentItem; products: Products }

/** What a request asks for, line by line: products, with links to their pages in the shop, and the sender's own words. */
export function RequestedProducts({ sentItem, products: { findProduct, areLoaded } }: Props) {
  const lines = useMemo(() => readRequestLines(sentItem, findProduct), [sentItem, findProduct])
  if (lines.length === 0) return null
  return (
    <section className={styles.products} aria-labelledby="item-products">
      <h3 className={`${desk.heading} ${styles.heading}`} id="item-products">
        {deskItemMessages.requestedTitle}
      </h3>
      <ul className={styles.lines}>
        {lines.map(({ text, product }, index) =>
          product ? (
            <RequestedProduct
              key={index}
              line={product}
              product={findProduct(product.productId)}
              areLoaded={areLoaded}
            />
          ) : (
            <OwnWords key={index} text={text} />
          ),
        )}
      </ul>
    </section>
  )
}

type LineProps = { line: NamedRequestLine; product: ProductSummary | undefined; areLoaded: boolean }

function RequestedProduct({ line: { productId, name, count, unit }, product, areLoaded }: LineProps) {
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        {product ? <BlurImage picture={product.image} alt="" sizes="44px" /> : <Icon pathData={leafIcon} />}
      </span>
      <span className={styles.name}>
        {product ? (
          <a href={routePaths.product(productId)} target="_blank" rel="noopener noreferrer">
            {name}
          </a>
        ) : (
          <bdi>{name}</bdi>
        )}
        {!product && areLoaded ? <span className={desk.hint}>{deskItemMessages.unknownProduct}</span> : null}
      </span>
      <span className={styles.count}>{formatQuantity(count, unit)}</span>
    </li>
  )
}

function OwnWords({ text }: { text: string }) {
  return (
    <li className={styles.line}>
      <span className={styles.picture}>
        <Icon pathData={leafIcon} />
      </span>
      <span className={styles.name}>
        <bdi>{text}</bdi>
        <span className={desk.hint}>{deskItemMessages.theirWords}</span>
      </span>
    </li>
  )
}

export function SenderText({ sentItem: { kind, subject, text } }: { sentItem: SentItem }) {
  return (
    <section className={styles.products} aria-labelledby="item-text">
      <h3 className={`${desk.heading} ${styles.heading}`} id="item-text">
        {kind === 'requests' ? (
          deskItemMessages.ownWordsTitle
        ) : (
          <bdi>{subject || deskItemMessages.noSubject}</bdi>
        )}
      </h3>
      <SentItemText text={text} />
    </section>
  )
}
