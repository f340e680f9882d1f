package dev.straightway.deployment.check;

import java.time.format.DateTimeFormatter;
import java.util.Optional;

import dev.straightway.deployment.model.DateFormat;
import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.ResourceParameter.Text;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Conversions;
import dev.straightway.runtime.invocation.TimeConverter;

/** STW-126: {@code @DateFormat} says in one way how the text of a date or time that has a format is read. */
final class DateFormatRule implements ParameterRule {

    @Override
    public void check(RestApplication application, String where, ResourceParameter parameter, Problems problems) {
        if (parameter instanceof Text text && text.dateFormat().isPresent()) {
            wrong(text, text.dateFormat().get(), application).ifPresent(
                    what -> problems.add("STW-126", where, "@DateFormat of the parameter '" + text.name() + "' " + what));
        }
    }

    private static Optional<String> wrong(Text text, DateFormat format, RestApplication application) {
        boolean formatted = new Conversions(application.index(), application.mayConvertParameters()).shape(text.type())
                .map(shape -> Conversions.element(text.type(), shape.cardinality()).name().toString())
                .filter(TimeConverter.types()::contains).isPresent();
        if (!formatted) {
            return Optional.of("has nothing to format, since the parameter is of type " + text.type()
                    + ". Take a LocalDate or another type of java.time that has a format, or remove it.");
        }
        if (format.pattern().isPresent() == format.provider().isPresent()) {
            return Optional.of("names " + (format.pattern().isPresent() ? "a pattern and a formatter"
                    : "neither a pattern nor a formatter")
                    + ". Name one of them.");
        }
        return format.pattern().filter(pattern -> !isPattern(pattern)).map(
                pattern -> "has the pattern '" + pattern + "', which DateTimeFormatter doesn't know. Fix the pattern.");
    }

    private static boolean isPattern(String pattern) {
        try {
            DateTimeFormatter.ofPattern(pattern);
            return true;
        } catch (IllegalArgumentException malformed) {
            return false;
        }
    }
}
