package dev.straightway.deployment.types.links;

import java.util.List;
import java.util.Optional;
import java.util.stream.IntStream;

import dev.straightway.deployment.model.LinkMethod;
import dev.straightway.deployment.model.LinkMethod.Parameter;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.ResourceParameter.Place;
import dev.straightway.runtime.routing.PathTemplate;

/**
 * A resource method to which a link may lead.
 *
 * @param steps the locators that lead there and the resource method, in the order in which they are called
 * @param template the template of root class, locators and method, without what stands before all templates
 * @param sites the parts that parameters may fill, the variables of the template first
 */
public record LinkTarget(List<ResourceMethod> steps, PathTemplate template, List<LinkSite> sites) {

    /** {@return the resource method} */
    public ResourceMethod method() {
        return steps.get(steps.size() - 1);
    }

    /** {@return what a parameter fills} */
    public Optional<LinkSite> site(Parameter parameter) {
        return sites.stream().filter(site -> site.isFilledBy(parameter)).findFirst();
    }

    /** {@return the parameters that fill a part: one as a rule, as many as the variable is there in the template at most} */
    public List<Integer> fillers(LinkMethod link, Place place, String key) {
        return IntStream.range(0, link.parameters().size())
                .filter(i -> site(link.parameters().get(i))
                        .filter(site -> site.place() == place && site.key().equals(key)).isPresent())
                .boxed().toList();
    }

    /** {@return the variables of the template that a parameter of a link must fill, and none does} */
    public List<String> missing(LinkMethod link) {
        return link.style().templated() ? List.of() : open(link);
    }

    /** {@return the variables of the template that no parameter of a link fills} */
    public List<String> open(LinkMethod link) {
        return template.variables().stream().distinct().filter(name -> fillers(link, Place.PATH, name).isEmpty()).toList();
    }

    /** {@return whether a parameter has the type that its part takes; one that fills nothing hasn't} */
    public boolean takes(Parameter parameter) {
        return site(parameter).filter(site -> LinkTypes.fits(parameter.type(), site.taken())).isPresent();
    }

    /** {@return whether a method can make links that lead here} */
    boolean fits(LinkMethod link) {
        return missing(link).isEmpty() && link.parameters().stream().allMatch(this::takes);
    }

    /** {@return whether links to both are the same} */
    boolean isLike(LinkTarget other, LinkMethod link) {
        return template.equals(other.template)
                && link.parameters().stream().allMatch(parameter -> key(parameter).equals(other.key(parameter)));
    }

    private Optional<String> key(Parameter parameter) {
        return site(parameter).map(site -> site.place() + " " + site.key());
    }
}
