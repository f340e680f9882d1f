package dev.straightway.deployment.check;

import java.util.Optional;

import org.jboss.jandex.ClassInfo;

import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.ResourceParameter.Text;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Conversion;
import dev.straightway.deployment.types.Conversions;
import dev.straightway.deployment.types.Parts;
import dev.straightway.deployment.types.TextShape;
import dev.straightway.deployment.types.Wholes;
import dev.straightway.runtime.invocation.Converters;

/** STW-121: the type of a parameter can be made of text (§3.2). STW-122: its default is such a text. */
final class ConversionRule implements ParameterRule {

    @Override
    public void check(RestApplication application, String where, ResourceParameter parameter, Problems problems) {
        if (!(parameter instanceof Text text) || Wholes.find(text.place(), text.type()).isPresent()
                || Parts.find(text).isPresent()) {
            return;
        }
        boolean providers = application.mayConvertParameters();
        Optional<TextShape> shape = new Conversions(application.index(), providers).shape(text);
        if (shape.isEmpty()) {
            problems.add("STW-121", where, "the parameter '" + text.name() + "' of type " + text.type()
                    + " can't be made from text. Give the type a public constructor, or a static valueOf or fromString,"
                    + " that takes a String, or take a String, a List, Set, SortedSet or Optional.");
        } else if (!providers) {
            text.defaultText().filter(value -> !converts(value, shape.get().conversion(), application))
                    .ifPresent(value -> problems.add("STW-122", where, "@DefaultValue(\"" + value
                            + "\") of the parameter '" + text.name() + "' isn't a valid " + text.type()
                            + ". Fix the default."));
        }
    }

    /** Tries what can be tried at build time; the code of the application isn't run. */
    private static boolean converts(String value, Conversion conversion, RestApplication application) {
        if (conversion instanceof Conversion.ToPrimitive primitive) {
            return accepts(value, box(primitive.keyword()));
        }
        if (conversion instanceof Conversion.ToBox box) {
            return accepts(value, box.typeName());
        }
        if (conversion instanceof Conversion.ToType made && made.creation() == Conversion.Creation.VALUE_OF) {
            ClassInfo type = application.index().getClassByName(made.typeName());
            return type == null || !type.isEnum()
                    || type.enumConstants().stream().anyMatch(constant -> constant.name().equals(value));
        }
        return true;
    }

    private static boolean accepts(String value, String box) {
        try {
            Converters.box(box).convert(value);
            return true;
        } catch (IllegalArgumentException e) {
            return false;
        } catch (Throwable e) {
            throw new IllegalStateException("The converter of " + box + " failed", e);
        }
    }

    private static String box(String keyword) {
        return switch (keyword) {
            case "int" -> "java.lang.Integer";
            case "char" -> "java.lang.Character";
            default -> "java.lang." + Character.toUpperCase(keyword.charAt(0)) + keyword.substring(1);
        };
    }
}
