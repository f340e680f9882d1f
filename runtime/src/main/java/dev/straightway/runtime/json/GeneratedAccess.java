package dev.straightway.runtime.json;

import java.util.List;

/**
 * What the build has generated for one class.
 *
 * @param access asks beans for their properties
 * @param members by which it asks, in the order of their numbers: {@code getName()} for a method, {@code name} for a field
 */
public record GeneratedAccess(PropertyAccess access, List<String> members) {
}
