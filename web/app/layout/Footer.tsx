import { Link } from '../../ui/Link'
import { business, mailUrl } from '../../domain/business'
import { BusinessMap } from '../../ui/BusinessMap'
import { Icon } from '../../ui/Icon'
import { facebookIcon, instagramIcon } from '../../ui/icons'
import { OpeningHours } from '../../ui/OpeningHours'
import { paths } from '../paths'
import styles from './Footer.module.css'

/** The bottom of every page: where the business is, when it is open, and since when. */
export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <h2 className={styles.title}>{business.name}</h2>
          <address className={styles.address}>
            {business.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <a className={styles.mail} href={mailUrl()}>
              {business.email}
            </a>
          </address>
          <div className={styles.pages}>
            <Link className={styles.mail} to={paths.allProducts}>
              All Products
            </Link>
            <Link className={styles.mail} to={paths.myRequests}>
              My Requests
            </Link>
          </div>
          <SocialIcons />
        </div>
        <Hours />
        <div>
          <h2 className={styles.title}>Find Us</h2>
          <BusinessMap size="small" />
        </div>
      </div>
      <p className={styles.copyright}>
        © {business.since} {business.name}
      </p>
    </footer>
  )
}

function Hours() {
  return (
    <div>
      <h2 className={styles.title}>Business Hours</h2>
      <OpeningHours />
    </div>
  )
}

/** The specification has these lead home; the business's own pages elsewhere are linked at the top of the home page. */
function SocialIcons() {
  return (
    <div className={styles.social}>
      <HomeIcon icon={facebookIcon} name="facebook" />
      <HomeIcon icon={instagramIcon} name="instagram" />
    </div>
  )
}

function HomeIcon({ icon, name }: { icon: string; name: string }) {
  return (
    <Link className={styles.icon} to={paths.home} aria-label={`${name}, to the home page`}>
      <Icon drawing={icon} />
    </Link>
  )
}
