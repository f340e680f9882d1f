package dev.straightway.deployment.types.links;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

import org.jboss.jandex.DotName;
import org.jboss.jandex.Type;

import dev.straightway.deployment.model.LinkInterface;
import dev.straightway.deployment.model.LinkMethod;
import dev.straightway.deployment.model.ResourceClass;
import dev.straightway.deployment.model.ResourceMethod;
import dev.straightway.deployment.model.ResourceParameter.Place;
import dev.straightway.deployment.model.ResourceParameter.Text;
import dev.straightway.deployment.model.RestApplication;
import dev.straightway.runtime.routing.PathTemplate;

/** Finds where the methods of link interfaces lead. */
public final class LinkTargets {

    private static final DotName CLASS = DotName.createSimple("java.lang.Class");

    private final RestApplication application;

    public LinkTargets(RestApplication application) {
        this.application = application;
    }

    /**
     * The way to the class whose method is asked for.
     *
     * @param types the classes on the way, the root first
     * @param locators those that lead from one to the next
     * @param lost the name of a locator that leads nowhere, or isn't there once
     */
    public record Way(List<ResourceClass> types, List<ResourceMethod> locators, Optional<String> lost) {

        /** {@return the class at the end} */
        public ResourceClass last() {
            return types.get(types.size() - 1);
        }
    }

    /** {@return the root resource class of an interface: the one that is named, or the only one below it} */
    public Optional<ResourceClass> root(LinkInterface links) {
        List<ResourceClass> below = application.resources().stream().filter(type -> type.injected().types().stream()
                .anyMatch(above -> above.name().equals(links.resource()))).toList();
        return below.stream().filter(type -> type.declaration().name().equals(links.resource())).findFirst()
                .or(() -> below.stream().findFirst().filter(type -> below.size() == 1));
    }

    /** {@return the way that the locators of a method lead} */
    public Way way(ResourceClass root, LinkMethod link) {
        List<ResourceClass> types = new ArrayList<>(List.of(root));
        List<ResourceMethod> locators = new ArrayList<>();
        for (String name : link.through()) {
            List<ResourceMethod> named = types.get(types.size() - 1).methods().stream()
                    .filter(method -> method.isLocator() && method.declaration().name().equals(name)).toList();
            Optional<ResourceClass> next = named.size() == 1 ? located(named.get(0).returnType()) : Optional.empty();
            if (next.isEmpty()) {
                return new Way(types, locators, Optional.of(name));
            }
            locators.add(named.get(0));
            types.add(next.get());
        }
        return new Way(types, locators, Optional.empty());
    }

    private Optional<ResourceClass> located(Type type) {
        if (type.name().equals(CLASS) && type.kind() == Type.Kind.PARAMETERIZED_TYPE) {
            return located(type.asParameterizedType().arguments().get(0));
        }
        return application.subResources().stream().filter(known -> known.declaration().name().equals(type.name()))
                .findFirst();
    }

    /** {@return the resource methods at the end of a way to which a link may lead by its name; none with a malformed path} */
    public List<LinkTarget> named(Way way, LinkMethod link) {
        return way.last().methods().stream()
                .filter(method -> !method.isLocator() && method.declaration().name().equals(link.target()))
                .flatMap(method -> target(way, method).stream()).toList();
    }

    /** {@return those of them that fit; one for each different link} */
    public List<LinkTarget> fitting(List<LinkTarget> named, LinkMethod link) {
        List<LinkTarget> found = new ArrayList<>();
        named.stream().filter(target -> target.fits(link))
                .filter(target -> found.stream().noneMatch(other -> other.isLike(target, link))).forEach(found::add);
        return found;
    }

    /** {@return where a method leads; empty where there is a problem} */
    public Optional<LinkTarget> find(LinkInterface links, LinkMethod link) {
        return root(links).map(root -> way(root, link)).filter(way -> way.lost().isEmpty())
                .map(way -> fitting(named(way, link), link)).filter(fitting -> fitting.size() == 1)
                .map(fitting -> fitting.get(0));
    }

    private Optional<LinkTarget> target(Way way, ResourceMethod method) {
        List<ResourceMethod> steps = new ArrayList<>(way.locators());
        steps.add(method);
        try {
            PathTemplate template = PathTemplate.joined(
                    Stream.concat(Stream.of(way.types().get(0).path()), steps.stream().map(ResourceMethod::template)).toList());
            return Optional.of(
                    new LinkTarget(List.copyOf(steps), template,
                            sites(template, TakenTexts.of(way.types(), steps, application.beans()))));
        } catch (IllegalArgumentException malformed) {
            return Optional.empty();
        }
    }

    private static List<LinkSite> sites(PathTemplate template, List<Text> texts) {
        List<LinkSite> sites = new ArrayList<>();
        template.variables().stream().distinct().forEach(name -> sites.add(new LinkSite(Place.PATH, name,
                texts.stream().filter(text -> text.place() == Place.PATH && text.key().equals(name)).findFirst())));
        texts.stream().filter(text -> text.place() == Place.QUERY || text.place() == Place.MATRIX)
                .map(text -> new LinkSite(text.place(), text.key(), Optional.of(text)))
                .filter(site -> sites.stream()
                        .noneMatch(known -> known.place() == site.place() && known.key().equals(site.key())))
                .forEach(sites::add);
        return sites;
    }
}
