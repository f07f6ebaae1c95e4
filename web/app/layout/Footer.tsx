import { useVisibleShop } from '../../data/ShopServices'
import { Link } from '../../ui/Link'
import { businessDetails, getMailtoUrl, phoneUrl } from '../../../domain/site/businessDetails'
import { layoutMessages } from '../../../domain/messages/layout'
import { BusinessMap } from '../../ui/BusinessMap'
import { Icon } from '../../ui/Icon'
import { facebookIcon, instagramIcon } from '../../ui/icons'
import { OpeningHours } from '../../ui/OpeningHours'
import { routePaths } from '../../../domain/site/routePaths'
import { OpeningState } from './OpeningState'
import styles from './Footer.module.css'

const pages = [
  { to: routePaths.about, name: layoutMessages.aboutLink },
  { to: routePaths.contact, name: layoutMessages.contactLink },
  { to: routePaths.allProducts, name: layoutMessages.allProductsLink },
  { to: routePaths.uses, name: layoutMessages.usesLink },
  { to: routePaths.guides, name: layoutMessages.guidesLink },
  { to: routePaths.myRequests, name: layoutMessages.myRequestsLink },
  { to: routePaths.delivery, name: layoutMessages.deliveryLink },
  { to: routePaths.privacy, name: layoutMessages.privacyLink },
]

export function Footer() {
  return (
    <footer className={styles.footer} data-above-list-bar>
      <div className={styles.columns}>
        <div>
          <h2 className={styles.title}>{businessDetails.name}</h2>
          <address className={styles.address}>
            {businessDetails.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <a className={styles.mail} href={phoneUrl}>
              {businessDetails.phone}
            </a>
            <a className={styles.mail} href={getMailtoUrl()}>
              {businessDetails.email}
            </a>
          </address>
          <div className={styles.pages}>
            {pages.map(({ to, name }) => (
              <Link className={styles.mail} to={to} key={to}>
                {name}
              </Link>
            ))}
          </div>
          <SocialIcons />
        </div>
        <BusinessHours />
        <div>
          <h2 className={styles.title}>{layoutMessages.findUs}</h2>
          <BusinessMap size="small" />
        </div>
      </div>
      <p className={styles.copyright}>{layoutMessages.copyright}</p>
    </footer>
  )
}

function BusinessHours() {
  return (
    <div>
      <h2 className={styles.title}>{layoutMessages.businessHours}</h2>
      <OpeningHours shop={useVisibleShop()} />
      <div className={styles.state}>
        <OpeningState />
      </div>
    </div>
  )
}

/** The Facebook and Instagram icons. The specification requires that they link to the home page. */
function SocialIcons() {
  return (
    <div className={styles.social}>
      <SocialHomeLink icon={facebookIcon} label={layoutMessages.facebookHomeLabel} />
      <SocialHomeLink icon={instagramIcon} label={layoutMessages.instagramHomeLabel} />
    </div>
  )
}

function SocialHomeLink({ icon, label }: { icon: string; label: string }) {
  return (
    <Link className={styles.icon} to={routePaths.home} aria-label={label}>
      <Icon pathData={icon} />
    </Link>
  )
}
