/** The folder of the catalogue's files, in tests that run code of the site without a build. */
export const catalogueFolder = '/catalogue/0f55628fb5/'
