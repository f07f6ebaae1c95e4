import { drawSolidBlock, drawButterCurl, type SolidBlockOptions } from '../parts/block'
import { drawBottle } from '../parts/bottle'
import { drawBubble, drawLather } from '../parts/lather'
import { drawSoapBar, drawSoapSpots } from '../parts/soap'
import { drawShadow } from '../parts/shadow'
import type { DrawFunction, SvgPen } from '../pen'
import { drawAloe, drawAloeSlice } from '../plants/aloe'
import { drawCocoaBean, drawCocoaPod } from '../plants/theobroma'
import { drawLavender } from '../plants/mint'
import { placeInScene } from './placeInScene'

/** Draws a home page picture: butter, oil and soap with their ingredients. */
export const drawSkinCareScene: DrawFunction = (pen) =>
  placeInScene(90, 60, 1.1, drawShadow([280, 690], 280), drawAloe(pen, [280, 690], 600)) +
  placeInScene(560, 20, 1.15, drawLavenderStalks(pen)) +
  placeInScene(
    330,
    -30,
    1.25,
    drawBottle(pen, { form: 'serum', glass: 'clear', liquid: '#d9822f', stopper: 'pipette', at: [150, 662] }),
  ) +
  placeInScene(560, -10, 1.2, drawCocoaButter(pen)) +
  placeInScene(780, 60, 1.1, drawSoap(pen)) +
  placeInScene(
    180,
    130,
    1,
    drawShadow([210, 716], 170),
    drawAloeSlice(pen, { at: [130, 706], heading: 78, length: 150 }),
  )

function drawLavenderStalks(pen: SvgPen): string {
  return [-12, -3, 6, 15]
    .map((heading, index) =>
      drawLavender(pen, {
        at: [300 + index * 15, 640],
        heading,
        length: 560 - index * 24,
        bend: heading * 0.3,
      }),
    )
    .join('')
}

function drawCocoaButter(pen: SvgPen): string {
  const look: SolidBlockOptions = {
    at: [160, 630],
    width: 230,
    height: 140,
    depth: 96,
    colour: '#efe0b0',
    worn: 0.5,
  }
  return (
    drawShadow([330, 560], 150) +
    drawCocoaPod(pen, { at: [330, 220], heading: 176, length: 380 }, '#cf8428') +
    drawSolidBlock(pen, look) +
    drawButterCurl(pen, [70, 676], 84, '#efe0b0') +
    drawShadow([200, 712], 130) +
    drawCocoaBean(pen, { at: [150, 712], heading: 76, length: 74 }) +
    drawCocoaBean(pen, { at: [220, 724], heading: 112, length: 70 })
  )
}

function drawSoap(pen: SvgPen): string {
  const look: SolidBlockOptions = {
    at: [200, 690],
    width: 210,
    height: 92,
    depth: 96,
    colour: '#8a4630',
    worn: 0.5,
  }
  const texture = (face: SolidBlockOptions) =>
    drawSoapSpots(pen, face, ['#c2643f', '#552619', '#d98a5c'], 26, 4.5)
  return (
    drawSoapBar(pen, look, texture) +
    drawSoapBar(pen, { ...look, at: [214, 596], width: 196 }, texture) +
    drawLather(pen, [150, 716], 170, 60) +
    drawBubble(pen, [300, 420], 20) +
    drawBubble(pen, [336, 380], 12)
  )
}
