import { Link } from '../../ui/Link'
import { businessDetails, getMailtoUrl } from '../../domain/site/businessDetails'
import { BusinessMap } from '../../ui/BusinessMap'
import { Icon } from '../../ui/Icon'
import { facebookIcon, instagramIcon } from '../../ui/icons'
import { OpeningHours } from '../../ui/OpeningHours'
import { routePaths } from '../../domain/site/routePaths'
import styles from './Footer.module.css'

export function Footer() {
  return (
    <footer className={styles.footer}>
      <div className={styles.columns}>
        <div>
          <h2 className={styles.title}>{businessDetails.name}</h2>
          <address className={styles.address}>
            {businessDetails.address.map((line) => (
              <span key={line}>{line}</span>
            ))}
            <a className={styles.mail} href={getMailtoUrl()}>
              {businessDetails.email}
            </a>
          </address>
          <div className={styles.pages}>
            <Link className={styles.mail} to={routePaths.allProducts}>
              All Products
            </Link>
            <Link className={styles.mail} to={routePaths.myRequests}>
              My Requests
            </Link>
            <Link className={styles.mail} to={routePaths.privacy}>
              Privacy
            </Link>
          </div>
          <SocialIcons />
        </div>
        <BusinessHours />
        <div>
          <h2 className={styles.title}>Find Us</h2>
          <BusinessMap size="small" />
        </div>
      </div>
      <p className={styles.copyright}>
        © {businessDetails.foundedYear} {businessDetails.name}
      </p>
    </footer>
  )
}

function BusinessHours() {
  return (
    <div>
      <h2 className={styles.title}>Business Hours</h2>
      <OpeningHours />
    </div>
  )
}

/** The Facebook and Instagram icons. The specification requires that they link to the home page. */
function SocialIcons() {
  return (
    <div className={styles.social}>
      <SocialHomeLink icon={facebookIcon} name="facebook" />
      <SocialHomeLink icon={instagramIcon} name="instagram" />
    </div>
  )
}

function SocialHomeLink({ icon, name }: { icon: string; name: string }) {
  return (
    <Link className={styles.icon} to={routePaths.home} aria-label={`${name}, to the home page`}>
      <Icon pathData={icon} />
    </Link>
  )
}
