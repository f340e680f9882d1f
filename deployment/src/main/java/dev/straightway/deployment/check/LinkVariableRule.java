package dev.straightway.deployment.check;

import dev.straightway.deployment.model.LinkMethod;
import dev.straightway.deployment.model.ResourceParameter.Place;
import dev.straightway.deployment.model.Signatures;
import dev.straightway.deployment.types.links.LinkTarget;
import dev.straightway.deployment.types.links.LinkTypes;

/** STW-244: each variable of the path has one parameter of a link, or as many as it is there in the path. */
final class LinkVariableRule implements LinkMethodRule {

    @Override
    public void check(LinkMethod link, LinkTarget target, Problems problems) {
        for (String variable : target.missing(link)) {
            problems.add("STW-244", link.signature(), "the link needs a value for {" + variable + "} of '"
                    + target.template().text() + "'. Add a parameter: @PathParam(\"" + variable + "\") "
                    + type(target, variable) + " " + variable.replaceAll("\\W", "_") + ".");
        }
        target.sites().forEach(site -> {
            int given = target.fillers(link, site.place(), site.key()).size();
            long there = site.place() != Place.PATH ? 1
                    : target.template().variables().stream().filter(site.key()::equals).count();
            if (given > 1 && given != there) {
                problems.add("STW-244", link.signature(),
                        "has " + given + " parameters for '" + site.key() + "', which occurs "
                                + (there == 1 ? "once" : there + " times") + " in a link to " + target.method().signature()
                                + ". Keep " + (there == 1 ? "one" : "one, or one for each") + ".");
            }
        });
    }

    private static String type(LinkTarget target, String variable) {
        return target.sites().stream().filter(site -> site.place() == Place.PATH && site.key().equals(variable))
                .flatMap(site -> LinkTypes.fitting(site.taken()).stream()).findFirst()
                .map(Signatures::words).orElse("String");
    }
}
