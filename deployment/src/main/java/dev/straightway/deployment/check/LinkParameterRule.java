package dev.straightway.deployment.check;

import java.util.List;
import java.util.Optional;

import dev.straightway.deployment.model.LinkMethod;
import dev.straightway.deployment.model.LinkMethod.Parameter;
import dev.straightway.deployment.model.ResourceParameter.Text;
import dev.straightway.deployment.model.Signatures;
import dev.straightway.deployment.types.links.LinkSite;
import dev.straightway.deployment.types.links.LinkTarget;
import dev.straightway.deployment.types.links.LinkTypes;

/** STW-245: each parameter of a link becomes a part of it. STW-246: it has the type that the resource method takes. */
final class LinkParameterRule implements LinkMethodRule {

    @Override
    public void check(LinkMethod link, LinkTarget target, Problems problems) {
        for (Parameter parameter : link.parameters()) {
            Optional<LinkSite> site = target.site(parameter);
            if (site.isEmpty()) {
                problems.add("STW-245", link.signature(), nothing(parameter, target));
            } else if (!target.takes(parameter)) {
                problems.add("STW-246", link.signature(),
                        "the parameter '" + parameter.name() + "' is of type " + Signatures.words(parameter.type())
                                + ", and " + target.method().signature() + " takes '" + site.get().key() + "' as "
                                + taken(site.get().taken().orElseThrow()));
            }
        }
    }

    private static String nothing(Parameter parameter, LinkTarget target) {
        List<String> names = target.sites().stream().map(LinkSite::key).distinct().toList();
        return "the parameter '" + parameter.name() + "' is neither a variable of '" + target.template().text()
                + "' nor a query or matrix parameter of " + target.method().signature() + ". "
                + (names.isEmpty() ? "Remove it."
                        : "Use one of " + names + ", or remove it. Without an annotation, the parameter's name counts; javac"
                                + " keeps it with -parameters.");
    }

    private static String taken(Text text) {
        String fitting = Signatures.words(LinkTypes.fitting(Optional.of(text)).get(0));
        return text.dateFormat().isPresent() ? "text in the format of its @DateFormat. Declare it as " + fitting
                + ", and format it the same way."
                : Signatures.words(text.type()) + ". Declare it as " + fitting + ".";
    }
}
