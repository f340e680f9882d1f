package dev.straightway.it.library.catalogue;

import java.util.List;

import jakarta.enterprise.context.ApplicationScoped;

import io.quarkus.hibernate.orm.panache.PanacheQuery;
import io.quarkus.hibernate.orm.panache.PanacheRepository;
import io.quarkus.panache.common.Sort;

@ApplicationScoped
public class BookRepository implements PanacheRepository<Book> {

    PanacheQuery<Book> ofAuthor(long author) {
        return find("author.id", Sort.by("id"), author);
    }

    PanacheQuery<Book> inOrder() {
        return findAll(Sort.by("id"));
    }

    List<Book> titled(String words) {
        return list("lower(title) like ?1", Sort.by("title"), "%" + words.toLowerCase() + "%");
    }
}
