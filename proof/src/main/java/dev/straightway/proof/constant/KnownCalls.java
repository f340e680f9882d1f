package dev.straightway.proof.constant;

import java.util.List;
import java.util.function.BiPredicate;

import org.objectweb.asm.tree.FieldNode;

import dev.straightway.proof.code.Classes;
import dev.straightway.proof.code.Method;
import dev.straightway.proof.code.Shape;
import dev.straightway.proof.constant.Known.ClassOf;
import dev.straightway.proof.constant.Known.MediaTypeOf;
import dev.straightway.proof.constant.Known.Number;
import dev.straightway.proof.constant.Known.Text;

/** Knows methods of the platform and of Jakarta REST that do nothing but compute, and what they give for known values. */
final class KnownCalls {

    private static final String MEDIA_TYPE = "jakarta/ws/rs/core/MediaType";
    private static final String CONSTANT = "_TYPE";
    private static final String ANY = "*";

    private final Classes classes;

    KnownCalls(Classes classes) {
        this.classes = classes;
    }

    /** {@return what a static field holds, as far as that is known} */
    Known field(String owner, String name) {
        if (!owner.equals(MEDIA_TYPE) || !name.endsWith(CONSTANT)) {
            return Known.UNKNOWN;
        }
        Shape shape = classes.shape(owner);
        FieldNode text = shape == null ? null
                : shape.field(name.substring(0, name.length() - CONSTANT.length()), "Ljava/lang/String;");
        return text != null && text.value instanceof String value && value.indexOf('/') > 0
                ? new MediaTypeOf(value.substring(0, value.indexOf('/')), value.substring(value.indexOf('/') + 1))
                : Known.UNKNOWN;
    }

    /** {@return what a call gives; unknown too if it isn't known to do nothing but compute} */
    Known of(Method method, List<Known> values) {
        if (values.isEmpty()) {
            return Known.UNKNOWN;
        }
        Known self = values.get(0);
        Known other = values.size() > 1 ? values.get(1) : Known.NULL;
        return switch (method.owner() + "#" + method.name()) {
            case "java/lang/Object#equals", "java/lang/String#equals", MEDIA_TYPE + "#equals" -> equal(self, other);
            case "java/lang/Class#isAssignableFrom" ->
                self instanceof ClassOf above && other instanceof ClassOf below ? assignable(above, below) : Known.UNKNOWN;
            case "java/lang/Class#getName" ->
                self instanceof ClassOf type ? new Text(type.name().replace('/', '.')) : Known.UNKNOWN;
            case MEDIA_TYPE + "#isCompatible" -> self instanceof MediaTypeOf one && other instanceof MediaTypeOf two
                    ? Number.of(compatible(one, two))
                    : Known.UNKNOWN;
            case MEDIA_TYPE + "#getType" -> self instanceof MediaTypeOf one ? new Text(one.type()) : Known.UNKNOWN;
            case MEDIA_TYPE + "#getSubtype" -> self instanceof MediaTypeOf one ? new Text(one.subtype()) : Known.UNKNOWN;
            case "java/lang/String#equalsIgnoreCase" -> compare(self, other, String::equalsIgnoreCase);
            case "java/lang/String#startsWith" ->
                values.size() == 2 ? compare(self, other, String::startsWith) : Known.UNKNOWN;
            case "java/lang/String#endsWith" -> compare(self, other, String::endsWith);
            default -> Known.UNKNOWN;
        };
    }

    private static Known compare(Known self, Known other, BiPredicate<String, String> comparison) {
        return self instanceof Text one && other instanceof Text two ? Number.of(comparison.test(one.value(), two.value()))
                : Known.UNKNOWN;
    }

    /** Media types of the same name may differ in their parameters. */
    private static Known equal(Known self, Known other) {
        boolean value = self instanceof ClassOf || self instanceof MediaTypeOf || self instanceof Text;
        return !value || self instanceof MediaTypeOf && self.equals(other) ? Known.UNKNOWN : same(self, other);
    }

    /** {@return whether two references are equal, as {@code equals} has it; a class is the same object then} */
    static Known same(Known one, Known other) {
        if (one.equals(Known.UNKNOWN) || other.equals(Known.UNKNOWN)) {
            return Known.UNKNOWN;
        }
        return Number.of(one.equals(other));
    }

    /** A class that isn't found may stand above or below any other. */
    private Known assignable(ClassOf above, ClassOf below) {
        boolean known = classes.supertypes(below.name()).stream().allMatch(one -> classes.shape(one) != null);
        return known ? Number.of(classes.subtype(below.name(), above.name())) : Known.UNKNOWN;
    }

    private static boolean compatible(MediaTypeOf one, MediaTypeOf two) {
        return one.type().equals(ANY) || two.type().equals(ANY)
                || one.type().equalsIgnoreCase(two.type())
                        && (one.subtype().equals(ANY) || two.subtype().equals(ANY)
                                || one.subtype().equalsIgnoreCase(two.subtype()));
    }
}
