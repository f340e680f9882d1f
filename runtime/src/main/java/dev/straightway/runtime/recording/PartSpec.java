package dev.straightway.runtime.recording;

import dev.straightway.runtime.invocation.PartShape;

/**
 * How a part of a multipart form is taken.
 *
 * @param name of the part; {@code *} for all files
 * @param shape what it is taken as
 * @param all whether all parts of the name are taken, as a list
 * @param mediaType in which an object is read; empty for other shapes
 * @param signature the JVM signature of the type of an object; empty for other shapes
 */
public record PartSpec(String name, PartShape shape, boolean all, String mediaType, String signature) {
}
