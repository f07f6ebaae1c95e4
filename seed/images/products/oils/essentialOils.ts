import { drawBottle } from '../../parts/bottle'
import { drawLabel } from '../../parts/label'
import { drawShadow } from '../../parts/shadow'
import { drawTwine } from '../../parts/twine'
import { drawColourWash } from '../../paper'
import type { DrawFunctions } from '../../pen'
import { drawLemongrass } from '../../plants/lemongrassAndSesame'
import { drawLavender, drawPeppermint, drawRosemary } from '../../plants/mint'
import { drawStemBundle } from '../../plants/stemBundle'
import { drawTeaTree } from '../../plants/trees'

/** The product drawings of essential oils: each plant dominates its picture and has a bottle of its own shape. */
export const essentialOilDrawings: DrawFunctions = {
  '6': (pen) =>
    drawColourWash(pen, '#d9cfea') +
    drawShadow([410, 676], 240) +
    drawStemBundle(
      { at: [380, 510], lean: 4, width: 76, above: 430, below: 170, stems: 6, spread: 50 },
      (arc) => drawLavender(pen, arc, 7),
    ) +
    drawBottle(pen, {
      form: 'vial',
      glass: 'amber',
      liquid: '#f1ecd3',
      stopper: 'cap',
      scale: 1.2,
      at: [168, 690],
    }) +
    drawLabel(pen, { at: [168, 602], width: 150, height: 116, colour: '#f4efe2', ink: '#7d6bb0' }),
  '17': (pen) =>
    drawColourWash(pen, '#a9c4bd') +
    drawShadow([220, 694], 150) +
    drawTeaTree(pen, { at: [216, 700], heading: -14, length: 520, bend: -10 }) +
    drawTeaTree(pen, { at: [220, 700], heading: 14, length: 600, bend: 8 }) +
    drawTeaTree(pen, { at: [226, 700], heading: -2, length: 560, bend: 0 }) +
    drawBottle(pen, {
      form: 'slim',
      glass: 'green',
      liquid: '#d6dca0',
      stopper: 'pipette',
      scale: 1.3,
      at: [466, 696],
    }) +
    drawLabel(pen, { at: [466, 560], width: 130, height: 130, colour: '#f6f2e6', ink: '#4f7a44' }),
  '59': (pen) =>
    drawColourWash(pen, '#bfe3da') +
    drawShadow([320, 690], 300) +
    drawPeppermint(pen, { at: [300, 690], heading: -34, length: 460, bend: 18 }, 4) +
    drawPeppermint(pen, { at: [340, 690], heading: 34, length: 460, bend: -18 }, 4) +
    drawPeppermint(pen, { at: [320, 690], heading: 0, length: 530, bend: 4 }, 4) +
    drawBottle(pen, {
      form: 'vial',
      glass: 'clear',
      liquid: '#eaf0c4',
      shades: ['#c6d8bc', '#a3bfa4'],
      stopper: 'pipette',
      scale: 1.1,
      at: [320, 716],
    }),
  '86': (pen) =>
    drawColourWash(pen, '#c3d2ea') +
    drawShadow([250, 660], 200) +
    drawRosemary(pen, { at: [250, 660], heading: -30, length: 440, bend: 10 }) +
    drawRosemary(pen, { at: [262, 664], heading: -8, length: 560, bend: 12 }) +
    drawRosemary(pen, { at: [270, 664], heading: 16, length: 500, bend: 10 }) +
    drawBottle(pen, {
      form: 'flask',
      glass: 'cobalt',
      liquid: '#c9d6f0',
      shades: ['#9aa8d4', '#7482b4'],
      stopper: 'wood',
      scale: 0.94,
      at: [450, 672],
    }) +
    drawShadow([330, 728], 440, 0.07) +
    drawRosemary(pen, { at: [60, 726], heading: 84, length: 520, bend: 10 }),
  '94': (pen) =>
    drawColourWash(pen, '#f0e9a4') +
    drawShadow([262, 704], 250) +
    drawLemongrass(pen, { at: [260, 712], heading: 2, length: 560, bend: 2 }, 6) +
    drawTwine([265, 590], 2, 140) +
    drawBottle(pen, {
      form: 'phial',
      glass: 'clear',
      liquid: '#e9cf2e',
      stopper: 'cork',
      scale: 1.25,
      at: [520, 704],
    }),
}
