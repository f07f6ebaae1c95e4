import { homeMessages } from '../../domain/messages/home'
import { businessDetails } from '../../domain/site/businessDetails'
import { routePaths } from '../../domain/site/routePaths'
import type { DetailedProduct, FeaturedProduct, ProductSummary } from '../../domain/catalogue/product'
import { escapeHtml } from '../../domain/site/escapeHtml'
import { renderLink } from './renderHandWrittenPage'

/** The home page: hero, two blurbs and the featured products. `pictures` are in the order of the built page. */
export function renderHomeBody(
  [hero = '', skinCare = '', food = '', ...productPictures]: readonly string[],
  featured: readonly FeaturedProduct[],
): string {
  const cards = featured.map(
    ({ name, shortDescription }, index) =>
      `<li class="card">${productPictures[index]}<h3>${escapeHtml(name)}</h3><p>${escapeHtml(shortDescription)}</p></li>`,
  )
  return `<section class="hero">${hero}<div class="words">
<h1>${businessDetails.name}</h1>
<p>${homeMessages.heroTagline}</p>
<p>${renderLink(routePaths.store, 'Visit Products', 'button quiet')}</p>
</div></section>
<main>
<ul class="columns">
<li><h2>Organic</h2><p>${homeMessages.organicText}</p></li>
<li><h2>Origin and Growth</h2><p>${homeMessages.originText}</p></li>
<li><h2>Lab Tested</h2><p>${homeMessages.labTestedText}</p></li>
</ul>
<div class="columns">
<article class="card">${skinCare}<h2>Skin Care Grade</h2><p>${homeMessages.skinCareGradeText}</p></article>
<article class="card">${food}<h2>Food Grade</h2><p>${homeMessages.foodGradeText}</p></article>
</div>
<h2>Featured Products</h2>
<ul class="grid">
${cards.join('\n')}
</ul>
<p>${renderLink(routePaths.store, 'VIEW PRODUCTS', 'button')}</p>
<h2>Why Choose Us</h2>
<ul class="columns">
<li><h3>100% Organic</h3><p>${homeMessages.allOrganicText}</p></li>
<li><h3>Anytime, Anywhere Delivery</h3><p>${homeMessages.deliveryText}</p></li>
<li><h3>Keep Yourself and Family Healthy</h3><p>${homeMessages.healthyText}</p></li>
<li><h3>Clean, Fresh and Safe</h3><p>${homeMessages.safeText}</p></li>
</ul>
</main>`
}

/** The product list: categories, the search box and 16 cards. */
export function renderProductListBody(
  pictures: readonly string[],
  { products, categories }: { products: readonly ProductSummary[]; categories: readonly string[] },
): string {
  const cards = products.map(
    ({ id, name }, index) =>
      `<li class="card">${pictures[index]}<h2>${renderLink(routePaths.product(id), name)}</h2><button>Add to List</button></li>`,
  )
  return `<main>
<h1>VIEW ALL PRODUCTS</h1>
<div class="row">${['All', ...categories].map((name) => `<button>${name}</button>`).join('')}</div>
<input type="search" placeholder="Search Products" aria-label="Search Products">
<ul class="grid">
${cards.join('\n')}
</ul>
<p>${renderLink(routePaths.allProducts, 'More Products', 'button')}</p>
</main>`
}

/** The detail page of a product. */
export function renderProductBody(
  [picture = '']: readonly string[],
  { name, category, description, benefits }: DetailedProduct,
): string {
  const listItems = Object.values(benefits).map((benefit) => `<li>${escapeHtml(benefit)}</li>`)
  return `<main>
<h1>Product Details &gt; ${escapeHtml(name)}</h1>
<div class="columns">
<div class="card">${picture}</div>
<div class="facts">
<dl class="facts">
<div><dt>Name</dt><dd>${escapeHtml(name)}</dd></div>
<div><dt>Category</dt><dd>${category}</dd></div>
<div><dt>Description</dt><dd>${escapeHtml(description)}</dd></div>
<div><dt>Benefits</dt><dd><ul>${listItems.join('')}</ul></dd></div>
</dl>
<button>Add to List</button>
<p class="row">${renderLink(routePaths.store, 'Back to Products', 'button quiet')}${renderLink(routePaths.contact, 'Make Enquiry', 'button')}</p>
</div>
</div>
</main>`
}
