package dev.straightway.deployment.check;

import java.util.Optional;
import java.util.regex.Pattern;
import java.util.regex.PatternSyntaxException;

import dev.straightway.deployment.model.ResourceParameter;
import dev.straightway.deployment.model.ResourceParameter.Place;
import dev.straightway.deployment.model.ResourceParameter.Text;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.deployment.types.Conversions;

/** STW-125: {@code @Separator} splits the texts of a query parameter that takes several values. */
final class SeparatorRule implements ParameterRule {

    @Override
    public void check(RestApplication application, String where, ResourceParameter parameter, Problems problems) {
        if (parameter instanceof Text text && text.separator().isPresent()) {
            wrong(text, text.separator().get(), application).ifPresent(what -> problems.add("STW-125", where,
                    "@Separator(\"" + text.separator().get() + "\") of the parameter '" + text.name() + "' " + what));
        }
    }

    private static Optional<String> wrong(Text text, String separator, RestApplication application) {
        if (text.place() != Place.QUERY) {
            return Optional.of("splits query parameters only. Remove it, or take the parameter with @QueryParam or"
                    + " @RestQuery.");
        }
        boolean several = new Conversions(application.index(), application.mayConvertParameters()).shape(text.type())
                .filter(shape -> shape.cardinality().takesAll()).isPresent();
        if (!several) {
            return Optional.of("has nothing to split, since " + text.type() + " takes one value. Take a List, or remove it.");
        }
        try {
            Pattern.compile(separator);
            return Optional.empty();
        } catch (PatternSyntaxException malformed) {
            return Optional.of(
                    "isn't a regular expression: " + malformed.getDescription() + ". Quote the separator by \\\\Q and \\\\E.");
        }
    }
}
