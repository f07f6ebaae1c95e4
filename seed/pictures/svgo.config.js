/* Makes a drawing smaller without moving a pixel: npx svgo@4 --config seed/pictures/svgo.config.js FILE */
export default {
  multipass: true,
  js2svg: { pretty: true, indent: 1 },
  plugins: [
    {
      name: 'preset-default',
      params: {
        overrides: {
          cleanupIds: false,
          collapseGroups: false,
          convertPathData: false,
          convertShapeToPath: false,
          convertTransform: false,
          mergePaths: false,
          removeHiddenElems: false,
          removeUselessStrokeAndFill: false,
        },
      },
    },
  ],
}
