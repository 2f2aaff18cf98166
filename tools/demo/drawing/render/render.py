"""Renders the scenes of a JSON file with Blender's Cycles: blender -b -P render.py -- scenes.json folder

A scene is data only: meshes in centimetres (y up), materials by name, a camera, a light. See scene/scene.ts.
"""
import json
import math
import os
import sys
import time

import bpy
import numpy as np
from mathutils import Matrix, Vector

sys.path.insert(0, os.path.dirname(__file__))
import denoise
import materials

THREADS = int(os.environ.get("RENDER_THREADS", "2"))


def point(p):
    """Centimetres with y up become metres with z up."""
    return Vector((p[0], -p[2], p[1])) / 100


def add_part(part, index):
    mesh = bpy.data.meshes.new(f"part-{index}")
    along = point(part["grain"]).normalized()
    frame = along.to_track_quat("X", "Z").to_matrix().to_4x4()
    back = frame.inverted()
    mesh.from_pydata([back @ point(v) for v in part["vertices"]], [], part["faces"])
    mesh.validate()
    made = bpy.data.objects.new(mesh.name, mesh)
    made.matrix_world = frame
    made.data.materials.append(materials.material(part["material"]))
    bpy.context.collection.objects.link(made)
    if part.get("smooth"):
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(50)
    if part.get("thickness"):
        solid = made.modifiers.new("thickness", "SOLIDIFY")
        solid.thickness, solid.offset = part["thickness"] / 100, 0
    if part.get("round"):
        bevel = made.modifiers.new("round", "BEVEL")
        bevel.width, bevel.segments, bevel.limit_method = part["round"] / 100, 3, "ANGLE"
        bevel.angle_limit, bevel.harden_normals = math.radians(40), True
        mesh.use_auto_smooth, mesh.auto_smooth_angle = True, math.radians(50)
        mesh.polygons.foreach_set("use_smooth", [True] * len(mesh.polygons))


def add_light(lamp):
    data = bpy.data.lights.new(lamp["kind"], lamp["kind"].upper())
    data.energy, data.color = lamp["power"], materials.rgb(lamp["color"])[:3]
    if lamp["kind"] == "area":
        data.shape, data.size, data.size_y = "RECTANGLE", lamp["size"][0] / 100, lamp["size"][1] / 100
    if lamp["kind"] == "sun":
        data.angle = math.radians(lamp["size"][0])
    if lamp["kind"] == "point":
        data.shadow_soft_size = lamp["size"][0] / 100
    made = bpy.data.objects.new("light", data)
    made.location = point(lamp["at"])
    toward = point(lamp["to"]) - made.location
    made.rotation_euler = toward.to_track_quat("-Z", "Y").to_euler()
    made.visible_camera = False
    bpy.context.collection.objects.link(made)


def add_camera(view, width, height):
    data = bpy.data.cameras.new("camera")
    data.lens, data.sensor_fit, data.clip_end = view["lens"], "HORIZONTAL", 60
    data.shift_x, data.shift_y = view["shift"]
    made = bpy.data.objects.new("camera", data)
    made.location = point(view["from"])
    made.rotation_euler = (point(view["to"]) - made.location).to_track_quat("-Z", "Y").to_euler()
    if view.get("aperture"):
        data.dof.use_dof, data.dof.aperture_fstop = True, view["aperture"]
        data.dof.focus_distance = (point(view["focus"]) - made.location).length
    bpy.context.collection.objects.link(made)
    bpy.context.scene.camera = made


def prepare(scene):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    materials.forget()
    settings = bpy.context.scene
    settings.render.engine = "CYCLES"
    cycles = settings.cycles
    cycles.samples, cycles.use_denoising = scene["samples"], False
    # Plain paper and walls need only a few samples.
    cycles.use_adaptive_sampling, cycles.adaptive_min_samples, cycles.adaptive_threshold = True, 5, 0.1
    cycles.max_bounces, cycles.diffuse_bounces, cycles.glossy_bounces = 5, 3, 2
    cycles.transparent_max_bounces, cycles.caustics_reflective, cycles.caustics_refractive = 8, False, False
    # Light after the first bounce is approximated by the sky: half the time, without a visible difference in bright rooms.
    cycles.use_fast_gi, cycles.fast_gi_method, cycles.ao_bounces_render = True, "REPLACE", 1
    cycles.sample_clamp_indirect, cycles.blur_glossy, cycles.seed = 3, 1.0, 7
    settings.render.threads_mode, settings.render.threads = "FIXED", THREADS
    settings.render.resolution_x, settings.render.resolution_y = scene["width"], scene["height"]
    world = bpy.data.worlds.new("world")
    world.use_nodes = True
    world.node_tree.nodes["Background"].inputs[0].default_value = materials.rgb(scene["sky"]["color"])
    world.node_tree.nodes["Background"].inputs[1].default_value = scene["sky"]["power"]
    settings.world = world
    for index, part in enumerate(scene["parts"]):
        add_part(part, index)
    for lamp in scene["lights"]:
        add_light(lamp)
    add_camera(scene["camera"], scene["width"], scene["height"])


def passes(folder):
    """Writes colour, albedo, normal and depth to separate files, and reads them as arrays."""
    settings = bpy.context.scene
    bpy.context.view_layer.cycles.denoising_store_passes = True
    settings.use_nodes = True
    tree = settings.node_tree
    tree.nodes.clear()
    layers = tree.nodes.new("CompositorNodeRLayers")
    out = tree.nodes.new("CompositorNodeOutputFile")
    out.base_path, out.format.file_format, out.format.color_depth = folder, "OPEN_EXR", "32"
    out.file_slots.clear()
    names = {"color": "Image", "albedo": "Denoising Albedo", "normal": "Denoising Normal", "depth": "Denoising Depth"}
    for slot, output in names.items():
        out.file_slots.new(slot)
        tree.links.new(layers.outputs[output], out.inputs[slot])
    bpy.ops.render.render()
    return {slot: _read(os.path.join(folder, f"{slot}0001.exr")) for slot in names}


def _read(path):
    image = bpy.data.images.load(path)
    image.colorspace_settings.name = "Non-Color"
    pixels = np.empty(image.size[0] * image.size[1] * 4, np.float32)
    image.pixels.foreach_get(pixels)
    os.remove(path)
    return pixels.reshape(image.size[1], image.size[0], 4)[..., :3]


def develop(light, exposure):
    """Converts linear light to screen colours; a soft shoulder keeps white walls white without clipping."""
    grey = (light @ np.array([0.2126, 0.7152, 0.0722], np.float32))[..., None]
    x = np.maximum((grey + (light - grey) * 0.84) * exposure, 0)
    curve = (x * (2.51 * x + 0.03)) / (x * (2.43 * x + 0.59) + 0.14)
    soft = 1 - np.exp(-1.25 * x)
    y = np.clip(0.45 * curve + 0.55 * soft, 0, 1)
    return np.where(y <= 0.0031308, y * 12.92, 1.055 * np.power(y, 1 / 2.4) - 0.055)


def save(picture, path):
    height, width = picture.shape[:2]
    image = bpy.data.images.new("out", width, height, float_buffer=True)
    image.colorspace_settings.name = "Non-Color"
    rgba = np.concatenate([picture, np.ones((height, width, 1), np.float32)], -1)
    image.pixels.foreach_set(rgba.astype(np.float32).ravel())
    settings = bpy.context.scene
    settings.use_nodes, settings.view_settings.view_transform = False, "Raw"
    settings.render.image_settings.file_format, settings.render.image_settings.quality = "JPEG", 86
    image.save_render(path, scene=settings)


def main():
    source, folder = sys.argv[sys.argv.index("--") + 1 :]
    work = os.path.dirname(source)
    with open(source) as file:
        scenes = json.load(file)
    for name, scene in scenes.items():
        began = time.time()
        prepare(scene)
        layer = passes(work)
        drawn = time.time()
        light = denoise.smooth(layer["color"], layer["albedo"], layer["normal"], layer["depth"][..., 0])
        save(develop(light, scene["exposure"]), os.path.join(folder, f"{name}.jpg"))
        print(f"PICTURE {name} {drawn - began:.0f}s + {time.time() - drawn:.0f}s", flush=True)


main()
