package dev.straightway.peer.spring;

import static org.springframework.hateoas.server.mvc.WebMvcLinkBuilder.linkTo;

import java.lang.reflect.Method;
import java.util.ArrayList;
import java.util.List;
import java.util.UUID;
import java.util.function.Function;

import org.springframework.hateoas.Link;
import org.springframework.hateoas.server.mvc.BasicLinkBuilder;
import org.springframework.hateoas.server.mvc.WebMvcLinkBuilder;
import org.springframework.web.bind.annotation.GetMapping;
import org.springframework.web.bind.annotation.PathVariable;
import org.springframework.web.bind.annotation.RequestMapping;
import org.springframework.web.bind.annotation.RestController;
import org.springframework.web.servlet.support.ServletUriComponentsBuilder;

/** Lists items with a link each, built in the four ways of the published experiment. Each item has a random UUID. */
@RestController
@RequestMapping("/links")
public class LinksController {

    private final Method one;

    public LinksController() throws NoSuchMethodException {
        this.one = LinksController.class.getMethod("getOne", String.class);
    }

    @GetMapping("/items/{id}")
    public LinkedModel getOne(@PathVariable("id") String id) {
        return new LinkedModel(id);
    }

    @GetMapping("/method-on/{count}")
    public List<LinkedModel> methodOn(@PathVariable("count") int count) {
        return models(count, id -> linkTo(WebMvcLinkBuilder.methodOn(LinksController.class).getOne(id)).withSelfRel());
    }

    /** The method is looked up once. */
    @GetMapping("/method/{count}")
    public List<LinkedModel> method(@PathVariable("count") int count) {
        return models(count, id -> linkTo(one, id).withSelfRel());
    }

    @GetMapping("/basic/{count}")
    public List<LinkedModel> basic(@PathVariable("count") int count) {
        return models(count, id -> BasicLinkBuilder.linkToCurrentMapping().slash("links").slash("items").slash(id)
                .withSelfRel());
    }

    private static List<LinkedModel> models(int count, Function<String, Link> link) {
        List<LinkedModel> models = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            LinkedModel model = new LinkedModel(UUID.randomUUID().toString());
            models.add(model.add(link.apply(model.getId())));
        }
        return models;
    }

    @GetMapping("/plain/{count}")
    public List<LinkedItem> plain(@PathVariable("count") int count) {
        String base = ServletUriComponentsBuilder.fromCurrentContextPath().toUriString() + "/links/items/";
        List<LinkedItem> items = new ArrayList<>(count);
        for (int i = 0; i < count; i++) {
            String id = UUID.randomUUID().toString();
            items.add(LinkedItem.of(id, base + id));
        }
        return items;
    }
}
