"""Removes the noise of a path-traced picture, with the data that the renderer has about every pixel.

Distribution builds of Blender come without OpenImageDenoise. This is an edge-avoiding à-trous filter: light and
surface colour are kept apart, so that wood grain and weave stay sharp while the light on them is smoothed.
"""
import numpy as np


def smooth(color, albedo, normal, depth, levels=4, strength=1.0):
    """Pictures are float arrays (height, width, channels); depth is (height, width)."""
    guard = np.maximum(albedo, 0.03)
    light = color / guard
    light = _without_sparks(light)
    near = depth[..., None] / np.maximum(np.median(depth), 1e-6)
    # Twice without brightness: in a dark corner the light is too weak to estimate its noise.
    light = _pass(light, albedo, normal, near, 1, 40.0)
    light = _pass(light, albedo, normal, near, 2, 4.0)
    for level in range(levels):
        light = _pass(light, albedo, normal, near, 2**level, strength * 0.75**level)
    return light * guard


def _luma(light):
    return light @ np.array([0.2126, 0.7152, 0.0722], np.float32)


def _shift(field, dy, dx):
    height, width = field.shape[:2]
    ys = np.clip(np.arange(height) + dy, 0, height - 1)
    xs = np.clip(np.arange(width) + dx, 0, width - 1)
    return field[ys][:, xs]


def _without_sparks(light):
    """Limits a pixel that is much brighter or darker than all its neighbours to the value of the second of them."""
    luma = _luma(light)
    steps = [(-1, -1), (-1, 0), (-1, 1), (0, -1), (0, 1), (1, -1), (1, 0), (1, 1)]
    around = np.sort(np.stack([_shift(luma, *step) for step in steps]), axis=0)
    kept = np.clip(luma, around[1], around[-2])
    even = np.stack([kept] * 3, -1)
    return np.where((luma < 1e-3)[..., None], even, light * (kept / np.maximum(luma, 1e-3))[..., None])


def _pass(light, albedo, normal, depth, step, strength):
    # As the eye perceives it: differences in deep shadow have little weight.
    luma = np.sqrt(np.maximum(_luma(light), 0.0))
    total = light * 4.0
    weight = np.full(light.shape[:2], 4.0, np.float32)
    for dy, dx, base in [(-1, -1, 1), (-1, 0, 2), (-1, 1, 1), (0, -1, 2), (0, 1, 2), (1, -1, 1), (1, 0, 2), (1, 1, 1)]:
        by = (dy * step, dx * step)
        other = _shift(light, *by)
        turn = np.square(_shift(normal, *by) - normal).sum(-1)
        paint = np.square(_shift(albedo, *by) - albedo).sum(-1)
        apart = np.square(_shift(depth, *by) - depth)[..., 0] / (step * step)
        bright = np.square(_shift(luma, *by) - luma)
        distance = turn / 0.12 + paint / 0.10 + apart / 2e-4 + bright / (0.03 * strength)
        amount = base * np.exp(-distance)
        total += other * amount[..., None]
        weight += amount
    return total / weight[..., None]
